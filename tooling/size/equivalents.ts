import { named } from '../bench/servers/references.ts'

/**
 * Equivalent components of another library: one line of re-exports for each component of Malote that the library has.
 */
export interface Library {
  name: string
  code: Partial<Record<string, string>>
  /** The style sheet that an application must load completely. */
  css?: string
}

const of = (module: string) => (names: string) => `export { ${names} } from '${module}'`
const mantine = of('@mantine/core')
const mui = of('@mui/material')
const chakra = of('@chakra-ui/react')
const themes = of('@radix-ui/themes')

export const libraries: readonly Library[] = [
  {
    name: named('Mantine', '@mantine/core'),
    code: {
      Button: mantine('Button'),
      Select: mantine('Select'),
      DropdownMenu: mantine('Menu'),
      Tooltip: mantine('Tooltip'),
      'Select, DropdownMenu, Tooltip': mantine('Select, Menu, Tooltip'),
      Toaster: of('@mantine/notifications')('Notifications, notifications'),
      Combobox: mantine('Autocomplete'),
      MultiSelect: mantine('MultiSelect'),
    },
    css: '@mantine/core/styles.css',
  },
  {
    name: named('MUI', '@mui/material'),
    code: {
      Button: mui('Button'),
      Select: mui('MenuItem, Select'),
      DropdownMenu: mui('Menu, MenuItem'),
      Tooltip: mui('Tooltip'),
      'Select, DropdownMenu, Tooltip': mui('Menu, MenuItem, Select, Tooltip'),
      Toaster: mui('Alert, Snackbar'),
      DataTable: of('@mui/x-data-grid')('DataGrid'),
      Combobox: mui('Autocomplete, TextField'),
      MultiSelect: mui('Autocomplete, Chip, TextField'),
    },
  },
  {
    name: named('Chakra', '@chakra-ui/react'),
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
    name: named('Radix Themes', '@radix-ui/themes'),
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
