export type PrintSheetSize = 'a4' | 'a6'

/** The paper sizes. On a screen a sheet has the width of the paper, limited to the available width, and on a phone narrow margins. */
export const printSheetSizes = {
  a4: 'min-h-[297mm] w-[210mm] p-4 md:p-[14mm]',
  a6: 'min-h-[148mm] w-[105mm] p-[6mm]',
} satisfies Record<PrintSheetSize, string>
