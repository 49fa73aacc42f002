export type PrintSheetSize = 'a4' | 'a6'

/** Paper by its name. On a screen it is as wide as on paper, or as wide as there is room. */
export const printSheetSizes = {
  a4: 'min-h-[297mm] w-[210mm] p-[14mm]',
  a6: 'min-h-[148mm] w-[105mm] p-[6mm]',
} satisfies Record<PrintSheetSize, string>
