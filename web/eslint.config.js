import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // A string in braces keeps the white space at its ends.
      'svelte/no-useless-mustaches': 'off',
      // Sets, maps and dates are replaced whole and kept in `$state.raw`; none is changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { ignores: ['node_modules/', 'src/protocol.ts', '**/*.gen.ts'] },
);
