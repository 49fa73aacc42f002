/** Size limits of components, in kB (1,000 bytes) of gzip without React. `pnpm size` shows the sizes. */
export interface Budget {
  name: string
  /** The names that an application imports; from another entry point than `@malote/ui` with its name: `charts/BarChart`. */
  exports: readonly string[]
  /** Code that is loaded before any interaction. */
  firstLoad: number
  /** All code, including chunks that are loaded on intent. */
  total: number
}

export const budgets: readonly Budget[] = [
  { name: 'Button', exports: ['Button'], firstLoad: 2.1, total: 2.1 },
  { name: 'Select', exports: ['Select'], firstLoad: 3.6, total: 34.8 },
  { name: 'DropdownMenu', exports: ['DropdownMenu'], firstLoad: 2.7, total: 33.1 },
  { name: 'Tooltip', exports: ['Tooltip'], firstLoad: 1.2, total: 20.8 },
  {
    name: 'Select, DropdownMenu, Tooltip',
    exports: ['Select', 'DropdownMenu', 'Tooltip'],
    firstLoad: 5.3,
    total: 48.6,
  },
  { name: 'Toaster', exports: ['Toaster', 'toast'], firstLoad: 0.9, total: 11.6 },
  // All parts. An application loads only the parts that it imports: Root and Table are 10.8 kB.
  { name: 'DataTable', exports: ['DataTable'], firstLoad: 15.8, total: 62.3 },
  { name: 'Combobox', exports: ['Combobox'], firstLoad: 6.8, total: 32.4 },
  { name: 'MultiSelect', exports: ['MultiSelect'], firstLoad: 7.7, total: 33.4 },
  { name: 'CommandPalette', exports: ['CommandPalette'], firstLoad: 1.3, total: 37 },
  {
    name: 'Every chart',
    exports: ['charts/BarChart', 'charts/LineChart', 'charts/StackedBarChart'],
    firstLoad: 24.1,
    total: 24.1,
  },
  {
    name: 'Frame of an application',
    exports: [
      'AppShell',
      'DropdownMenu',
      'Header',
      'delivery/Logo',
      'NavLink',
      'Select',
      'Sidebar',
      'SkipLink',
      'Toaster',
      'toast',
    ],
    // Includes the counter of the header's bell.
    firstLoad: 9.2,
    total: 63.1,
  },
]

/** Returns the code of an application that imports these names of a budget. */
export const writeExports = (names: readonly string[]): string =>
  names
    .map((name) => {
      const [, entry = '', exported] = /^(.*?)\/?(\w+)$/.exec(name) ?? []
      return `export { ${exported} } from '@malote/ui${entry && `/${entry}`}'`
    })
    .join('\n')

/** The full precompiled style sheet, in kB of gzip. */
export const styleSheetLimit = 25
