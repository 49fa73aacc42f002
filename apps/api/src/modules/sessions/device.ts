const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bAndroid\b/, 'no Android'],
  [/\bWindows\b/, 'no Windows'],
  [/\bCrOS\b/, 'no ChromeOS'],
  [/\bMac OS X\b/, 'no Mac'],
  [/\bLinux\b/, 'no Linux'],
]

/** A short name of a `User-Agent`: `Chrome no Windows`. An unknown one shows its own name. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'Aparelho desconhecido'
  const named = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = named(browsers)
  const system = named(systems)
  if (browser && system) return `${browser} ${system}`
  if (browser) return browser
  const program = /^[\w .-]{1,40}/.exec(userAgent)?.[0].trim() || 'Aplicativo'
  return system ? `${program} ${system}` : program
}
