import { withVersion } from '../bench/servers/references.ts'

/**
 * Equivalent components of another library: one line of re-exports for each component of Malote that the library has.
 */
export interface Library {
  name: string
  code: Partial<Record<string, string>>
  /** The style sheet that an application must load completely. */
  css?: string
}

const reExport = (module: string) => (names: string) => `export { ${names} } from '${module}'`
const mantine = reExport('@mantine/core')
const mui = reExport('@mui/material')
const chakra = reExport('@chakra-ui/react')
const themes = reExport('@radix-ui/themes')

export const libraries: readonly Library[] = [
  {
    name: withVersion('Mantine', '@mantine/core'),
    code: {
      Button: mantine('Button'),
      Select: mantine('Select'),
      DropdownMenu: mantine('Menu'),
      Tooltip: mantine('Tooltip'),
      'Select, DropdownMenu, Tooltip': mantine('Select, Menu, Tooltip'),
      Toaster: reExport('@mantine/notifications')('Notifications, notifications'),
      Combobox: mantine('Autocomplete'),
      MultiSelect: mantine('MultiSelect'),
    },
    css: '@mantine/core/styles.css',
  },
  {
    name: withVersion('MUI', '@mui/material'),
    code: {
      Button: mui('Button'),
      Select: mui('MenuItem, Select'),
      DropdownMenu: mui('Menu, MenuItem'),
      Tooltip: mui('Tooltip'),
      'Select, DropdownMenu, Tooltip': mui('Menu, MenuItem, Select, Tooltip'),
      Toaster: mui('Alert, Snackbar'),
      DataTable: reExport('@mui/x-data-grid')('DataGrid'),
      Combobox: mui('Autocomplete, TextField'),
      MultiSelect: mui('Autocomplete, Chip, TextField'),
    },
  },
  {
    name: withVersion('Chakra', '@chakra-ui/react'),
    code: {
      Button: chakra('Button'),
      Select: chakra('createListCollection, Select'),
      DropdownMenu: chakra('Menu'),
      Tooltip: chakra('Tooltip'),
      'Select, DropdownMenu, Tooltip': chakra('createListCollection, Menu, Select, Tooltip'),
      Toaster: chakra('createToaster, Toaster'),
      Combobox: chakra('Combobox, createListCollection'),
    },
  },
  {
    name: withVersion('Radix Themes', '@radix-ui/themes'),
    code: {
      Button: themes('Button'),
      Select: themes('Select'),
      DropdownMenu: themes('DropdownMenu'),
      Tooltip: themes('Tooltip'),
      'Select, DropdownMenu, Tooltip': themes('DropdownMenu, Select, Tooltip'),
    },
    css: '@radix-ui/themes/styles.css',
  },
]
