export type QrCodeSize = 'sm' | 'md'

/** `sm` for paper, next to text; `md` for a camera in front of a screen. */
export const qrCodeSizes = {
  sm: 'size-24 p-1',
  md: 'size-48 p-3',
} satisfies Record<QrCodeSize, string>
