export type StatusHeroTone = 'progress' | 'done' | 'waiting' | 'stopped'

/** The pouch in the colours of the theme: its blue is that of buttons and steps. */
export const statusHeroTones = {
  progress: 'bg-primary text-on-primary [--clasp:var(--malote-primary)] [--flap:var(--malote-accent)]',
  done: 'bg-success text-on-primary [--clasp:var(--malote-success)] [--flap:var(--malote-accent)]',
  waiting: 'bg-accent text-on-accent [--clasp:var(--malote-accent)] [--flap:var(--malote-primary)]',
  stopped: 'bg-surface-inverse text-on-inverse [--clasp:var(--malote-surface-inverse)] [--flap:var(--malote-control)]',
} satisfies Record<StatusHeroTone, string>
