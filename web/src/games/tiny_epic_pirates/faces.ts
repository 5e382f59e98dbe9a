/** Faces are put together: a head, eyes, a mouth and something to know them by. */
export const HEADS: Record<string, { solid?: string; line?: string }> = {
  hair: {
    solid: 'M17 27c-3-12 4-19 13-19s16 7 13 19c-2-6-6-9-9-10-5 4-13 4-17 10Z',
    line: 'M17 27c-2 8-1 13-4 18M43 27c2 8 1 13 4 18',
  },
  mop: { solid: 'M18 30C14 14 22 8 30 8s16 6 12 22c-1-6-3-10-6-12-6 3-12 3-15 4-1 2-2 5-3 8Z' },
  cap: { line: 'M15 24c4-3 26-3 30 0M18 22c0-9 5-13 12-13s12 4 12 13M20 16h20' },
  brim: { solid: 'M10 25c6-4 34-4 40 0-4-3-8-4-9-6-1-7-5-10-11-10s-10 3-11 10c-1 2-5 3-9 6Z' },
  bicorne: { solid: 'M7 23C9 11 18 6 30 6s21 5 23 17c-7-4-11-3-15-1-5 2-11 2-16 0-4-2-8-3-15 1Z' },
  tricorne: { solid: 'M9 24c2-4 5-6 9-7 1-5 5-9 12-9s11 4 12 9c4 1 7 3 9 7-7-3-14-4-21-4s-14 1-21 4Z' },
  scarf: { line: 'M18 22c2-9 7-12 12-12s10 3 12 12c-8-3-16-3-24 0ZM42 20c5 2 7 6 6 11M19 20c8-2 14-2 22 0' },
  bald: { line: 'M20 26c-2-11 3-17 10-17s12 6 10 17' },
};
export const EYES: Record<string, string> = {
  open: 'M25 29h1M34 29h1',
  shut: 'M22 28c2-2 5-2 6 0M32 28c2-2 5-2 6 0',
  cross: 'M25 29h1M33 27.5l5 3M38 27.5l-5 3',
  patch: 'M25 29h1M19 22l22 8M32 27h6v4h-6Z',
  stern: 'M23 27l4 1.5M37 27l-4 1.5M25 30h1M34 30h1',
};
export const MOUTHS: Record<string, { solid?: string; line?: string }> = {
  smile: { line: 'M27 36c2 1 4 1 6 0' },
  flat: { line: 'M27 37h6' },
  crooked: { line: 'M26 37c3 1 5 1 8-1' },
  beard: { solid: 'M19 31c2 14 8 18 11 18s9-4 11-18c-4 5-18 5-22 0Z' },
  goatee: { line: 'M27 36h6', solid: 'M27.5 39h5l-2.5 6Z' },
  whiskers: { solid: 'M22 35c3-2 5-2 8 0 3-2 5-2 8 0-3 2-5 2-8 .5-3 1.5-5 1.5-8-.5Z' },
};
export const SIGNS: Record<string, string> = {
  none: '',
  sword: 'M40 46l10-16 3 2-9 17',
  glass: 'M35 29h14v4H35ZM49 28v6',
  ring: 'M18.5 33.5a2 2 0 1 0 .1 0M41.5 33.5a2 2 0 1 0 .1 0',
  scar: 'M36 32l4 6M36.5 35l3-1',
  pipe: 'M33 37l8 3v4h4v-5',
  coat: 'M30 42v12M24 44l6 4 6-4',
  locks: 'M19 24c-3 7-2 14-5 19M41 24c3 7 2 14 5 19',
};

const KNOWN: Record<string, string> = {
  quartermaster_quigley: 'tricorne stern whiskers coat',
  lisa_legacy: 'hair open smile none',
  pale_pim: 'scarf shut flat none',
  cutter_fang: 'bald cross crooked sword',
  taylor_truenorth: 'brim open smile glass',
  sara_silver: 'hair shut smile ring',
  sydney_sweetwater: 'scarf open smile locks',
  eliza_lucky: 'mop open smile ring',
  jolly_rodge: 'cap shut smile pipe',
  salty_pete: 'cap open beard none',
  lieutenant_flint: 'bicorne stern flat coat',
  buck_cannon: 'bald patch beard none',
  doc_blockley: 'brim open goatee none',
  black_eyed_brutus: 'scarf patch beard ring',
  willow_watch: 'mop open flat glass',
  silent_seamus: 'brim stern flat pipe',
  ursula_bane: 'hair stern flat scar',
  raina_rumor: 'scarf stern smile ring',
  alice_omalice: 'tricorne open crooked locks',
  tina_trickshot: 'brim open smile locks',
  sally_suresight: 'cap open smile glass',
  chopper_donovan: 'bald stern whiskers sword',
  betty_blunderbuss: 'brim cross crooked sword',
  jack_fuse_rogers: 'mop patch crooked scar',
  captain_1_front: 'bicorne open smile locks',
  captain_1_back: 'tricorne stern goatee coat',
  captain_2_front: 'bicorne open beard coat',
  captain_2_back: 'tricorne shut smile locks',
  captain_3_front: 'bicorne stern whiskers coat',
  captain_3_back: 'tricorne open flat locks',
  captain_4_front: 'bicorne patch beard none',
  captain_4_back: 'bicorne stern flat locks',
  solo_thorne: 'tricorne patch beard sword',
  solo_crowe: 'brim stern goatee coat',
  solo_isabeau: 'bicorne stern smile locks',
  solo_kelp: 'cap shut beard pipe',
};

export const isDrawn = (id: string): boolean => id in KNOWN;

export const faceOf = (id: string): string[] => (KNOWN[id] ?? 'cap open smile none').split(' ');
