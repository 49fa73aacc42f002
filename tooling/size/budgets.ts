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
  // Includes the reason of a disabled button, here and wherever a button is a part; its tooltip is loaded on intent.
  { name: 'Button', exports: ['Button'], firstLoad: 2.5, total: 22.2 },
  // Controls include the reset of forms and the message that keeps its space until the end of a press.
  // Select also includes rows that grow with the text size, and groups of options, as do Combobox and MultiSelect. Select and
  // DropdownMenu include the targets of a focus that their trigger cannot take back, and a held key, which selects once.
  // A press on the label of a field focuses its list. Combobox and MultiSelect select the option whose label was typed.
  // 0.3 kB of Select before an interaction are the search for typed letters, which select before the code of the list arrives;
  // 0.3 kB here and wherever a menu is a part keep the keys that are pressed until then. 0.1 kB of menus and tables let a
  // server render them open. The main part of the page is the last target of a returned focus, in every overlay, and no
  // value is submitted for radio buttons without a name.
  { name: 'Select', exports: ['Select'], firstLoad: 4.8, total: 36.7 },
  // Includes the search for letters without accents, here and wherever a menu is a part. 1.2 kB, loaded on intent, are
  // submenus: the area in which the pointer may move to one, and the position on a narrow screen.
  { name: 'DropdownMenu', exports: ['DropdownMenu'], firstLoad: 3.1, total: 36 },
  { name: 'Tooltip', exports: ['Tooltip'], firstLoad: 1.2, total: 20.9 },
  {
    name: 'Select, DropdownMenu, Tooltip',
    exports: ['Select', 'DropdownMenu', 'Tooltip'],
    // Includes the mark of a focus that an overlay has returned, for which no tooltip appears; also in the frame.
    firstLoad: 6.7,
    total: 52.9,
  },
  // Includes the clock that counts the time of visible toasts only, and toasts that follow a promise, also one whose text
  // cannot be created.
  { name: 'Toaster', exports: ['Toaster', 'toast'], firstLoad: 1, total: 12.4 },
  // All parts. An application loads only the parts that it imports: Root and Table are 12.7 kB,
  // 0.9 kB of them for the order of the columns and pinned ones; all code includes their dialog. The last ten bytes keep
  // the read scroll position for the next frame, where reading it would force a layout. 1.2 kB lay out the widths that
  // the user has chosen, and offer to change them; the handles are loaded later. Where a handle is includes pinned columns.
  // 0.4 kB report what was entered before hydration, here and in each field, and styles that a policy has blocked.
  // Includes the helper that moves the focus when the actions of the selection disappear with it.
  // 0.1 kB place the toolbar on the line of the sort buttons of cards.
  { name: 'DataTable', exports: ['DataTable'], firstLoad: 21.9, total: 80 },
  // Both include the draft that a value of the application replaces, and options that are created late.
  { name: 'Combobox', exports: ['Combobox'], firstLoad: 8.4, total: 34.7 },
  { name: 'MultiSelect', exports: ['MultiSelect'], firstLoad: 9.5, total: 35.7 },
  // Includes the targets of a focus that its opener cannot take back.
  { name: 'CommandPalette', exports: ['CommandPalette'], firstLoad: 1.4, total: 38.1 },
  {
    name: 'Every chart',
    exports: ['charts/BarChart', 'charts/LineChart', 'charts/StackedBarChart'],
    // Includes the height that a policy has blocked in markup of a server, and the patterns of print and forced colours.
    firstLoad: 24.9,
    total: 44.5,
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
    // Includes the counter of the header's bell, the spinner of a loading toast, the names of chunks, and the width of the
    // window, which each part of the shell reads itself.
    firstLoad: 12,
    total: 68.7,
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
