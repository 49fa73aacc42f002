export type BannerTone = 'info' | 'warning' | 'danger' | 'brand'

export const bannerTones = {
  info: 'border-info-line bg-info-soft [--tone:var(--info)]',
  warning: 'border-warning-line bg-warning-soft [--tone:var(--warning)]',
  danger: 'border-danger-line bg-danger-soft [--tone:var(--danger)]',
  brand: 'border-transparent bg-accent text-on-accent [--tone:var(--on-accent)]',
} satisfies Record<BannerTone, string>
