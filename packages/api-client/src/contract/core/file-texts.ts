/** The message for a file without content, such as one whose download was interrupted. */
export const emptyFileText = 'Este arquivo está vazio (0 bytes). Confira se ele abre no seu aparelho e envie de novo.'

/** The last line of a CSV export that could not be completed, for example because the server stopped. */
export const incompleteExportText = 'Exportação incompleta: baixe o arquivo de novo.'

/** The message for a photo in HEIC, which browsers and most programs do not open. */
export const heicText =
  'Esta foto está em HEIC, que poucos aparelhos abrem. Na câmera, escolha o formato JPG (no iPhone: Ajustes › Câmera › Formatos › Mais Compatível) ou salve a foto como JPG.'

/** Whether a file is HEIC, by its bytes from the fifth to the twelfth as Latin-1. AVIF has other brands. */
export const hasHeicBrand = (bytes: string): boolean => /^ftyp(?:he[iv][cxms]|mif1|msf1)/.test(bytes)
