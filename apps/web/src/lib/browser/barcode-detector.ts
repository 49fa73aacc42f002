/** The kinds of codes that the application reads: QR codes, and the bar codes of invoices. */
export type CodeFormat = 'qr_code' | 'code_128'

/** The part of `BarcodeDetector` that the application uses. */
export interface CodeDetector {
  detect: (source: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: CodeFormat[] }): CodeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

/**
 * Creates a detector of codes: that of the browser or, where there is none for all of the formats, the ponyfill in
 * WebAssembly, which is loaded from the server of the application.
 */
export async function createCodeDetector(formats: readonly CodeFormat[]): Promise<CodeDetector> {
  const options = { formats: [...formats] }
  const { BarcodeDetector: native } = globalThis as { BarcodeDetector?: DetectorClass }
  const supported = (await native?.getSupportedFormats()) ?? []
  if (native && formats.every((format) => supported.includes(format))) return new native(options)
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // The default is a public CDN.
  prepareZXingModule({ overrides: { locateFile: () => wasm } })
  return new BarcodeDetector(options)
}
