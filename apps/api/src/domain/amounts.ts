const countFormat = new Intl.NumberFormat('pt-BR')

/** `12.345` */
export const formatCount = (count: number): string => countFormat.format(count)

/** `1 foto`, `1.200 fotos` */
export const formatAmount = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
