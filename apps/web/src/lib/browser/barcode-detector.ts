/** The part of `BarcodeDetector` that the application uses. */
export interface CodeDetector {
  detect: (source: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): CodeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

/**
 * Creates a detector of QR codes: that of the browser or, where there is none, the ponyfill in WebAssembly, which is
 * loaded from the server of the application.
 */
export async function createCodeDetector(): Promise<CodeDetector> {
  const { BarcodeDetector: native } = globalThis as { BarcodeDetector?: DetectorClass }
  if (native && (await native.getSupportedFormats()).includes('qr_code')) return new native({ formats: ['qr_code'] })
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // The default is a public CDN.
  prepareZXingModule({ overrides: { locateFile: () => wasm } })
  return new BarcodeDetector({ formats: ['qr_code'] })
}
