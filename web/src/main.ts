import './look/fonts.css';
import './look/tokens.css';
import './look/page.css';
import './look/together.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './look/settings.svelte';
import { router } from './router.svelte';

settings.apply();
router.start();

const target = document.getElementById('app');
if (target) mount(App, { target });
