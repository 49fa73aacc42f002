/** What a component may weigh, in kB (1,000 bytes) of gzip with React excluded. `pnpm size` shows what it weighs. */
export interface Budget {
  name: string
  /** The names that an application imports. */
  exports: readonly string[]
  /** What is loaded before anybody touches the page. */
  first: number
  /** Everything, with what comes when somebody is about to use it. */
  whole: number
}

export const budgets: readonly Budget[] = [
  { name: 'Button', exports: ['Button'], first: 4, whole: 4 },
  { name: 'Select', exports: ['Select'], first: 3.2, whole: 33.4 },
  { name: 'DropdownMenu', exports: ['DropdownMenu'], first: 4, whole: 31.8 },
  { name: 'Tooltip', exports: ['Tooltip'], first: 2, whole: 21 },
  {
    name: 'Select, DropdownMenu, Tooltip',
    exports: ['Select', 'DropdownMenu', 'Tooltip'],
    first: 6.2,
    whole: 46.8,
  },
  { name: 'Toaster', exports: ['Toaster', 'toast'], first: 1, whole: 11 },
  { name: 'DataTable', exports: ['DataTable'], first: 15.8, whole: 60 },
  { name: 'Combobox', exports: ['Combobox'], first: 7, whole: 32 },
  { name: 'MultiSelect', exports: ['MultiSelect'], first: 8, whole: 33 },
  { name: 'CommandPalette', exports: ['CommandPalette'], first: 1, whole: 36.5 },
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
    // With what counts on the header's bell.
    first: 10.1,
    whole: 60.7,
  },
]

/** The precompiled style sheet, whole, in kB of gzip. */
export const styleSheetLimit = 25
