export type StatusHeroTone = 'progress' | 'done' | 'waiting' | 'stopped'

/** The pouch in the brand colours. It always uses the light theme, so that the brand is the same in both. */
export const statusHeroTones = {
  progress: 'bg-primary text-on-primary [--clasp:var(--primary)] [--flap:var(--accent)]',
  done: 'bg-success text-on-primary [--clasp:var(--success)] [--flap:var(--accent)]',
  waiting: 'bg-accent text-on-accent [--clasp:var(--accent)] [--flap:var(--primary)]',
  stopped: 'bg-surface-inverse text-on-inverse [--clasp:var(--surface-inverse)] [--flap:var(--control)]',
} satisfies Record<StatusHeroTone, string>
