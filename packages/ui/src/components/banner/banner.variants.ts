export type BannerTone = 'info' | 'warning' | 'danger' | 'brand'

export const bannerTones = {
  info: 'border-info-line bg-info-soft [--tone:var(--malote-info)]',
  warning: 'border-warning-line bg-warning-soft [--tone:var(--malote-warning)]',
  danger: 'border-danger-line bg-danger-soft [--tone:var(--malote-danger)]',
  brand: 'border-transparent bg-accent text-on-accent [--tone:var(--malote-on-accent)]',
} satisfies Record<BannerTone, string>
