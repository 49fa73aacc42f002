/** Size limits of components, in kB (1,000 bytes) of gzip without React. `pnpm size` shows the sizes. */
export interface Budget {
  name: string
  /** The names that an application imports. */
  exports: readonly string[]
  /** Code that is loaded before any interaction. */
  first: number
  /** All code, including chunks that are loaded on intent. */
  whole: number
}

export const budgets: readonly Budget[] = [
  { name: 'Button', exports: ['Button'], first: 4, whole: 4 },
  { name: 'Select', exports: ['Select'], first: 4, whole: 34.8 },
  { name: 'DropdownMenu', exports: ['DropdownMenu'], first: 3.7, whole: 32.9 },
  { name: 'Tooltip', exports: ['Tooltip'], first: 2.2, whole: 13.9 },
  {
    name: 'Select, DropdownMenu, Tooltip',
    exports: ['Select', 'DropdownMenu', 'Tooltip'],
    first: 6.7,
    whole: 45.3,
  },
  { name: 'Toaster', exports: ['Toaster', 'toast'], first: 1.1, whole: 11.5 },
  { name: 'DataTable', exports: ['DataTable'], first: 16.4, whole: 58.5 },
  { name: 'Combobox', exports: ['Combobox'], first: 7.5, whole: 33.1 },
  { name: 'MultiSelect', exports: ['MultiSelect'], first: 8.4, whole: 34 },
  { name: 'CommandPalette', exports: ['CommandPalette'], first: 1.3, whole: 34.8 },
  {
    name: 'Every chart',
    exports: ['BarChart', 'DonutChart', 'LineChart', 'Sparkline', 'StackedBarChart'],
    first: 28.1,
    whole: 28.1,
  },
  {
    name: 'Frame of an application',
    exports: [
      'AppShell',
      'DropdownMenu',
      'Header',
      'Logo',
      'NavLink',
      'Select',
      'Sidebar',
      'SkipLink',
      'Toaster',
      'toast',
    ],
    // Includes the counter of the header's bell.
    first: 10.6,
    whole: 59.4,
  },
]

/** The full precompiled style sheet, in kB of gzip. */
export const styleSheetLimit = 25
