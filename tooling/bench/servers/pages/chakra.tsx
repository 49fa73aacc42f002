import {
  Box,
  Button,
  ChakraProvider,
  Combobox,
  createListCollection,
  defaultSystem,
  IconButton,
  Menu,
  Portal,
  Select,
  Table,
} from '@chakra-ui/react'
import { useState } from 'react'
import { actions, cities, columns, links, orders, show } from './page.ts'

const fifty = createListCollection({ items: cities(50) })
const thousand = createListCollection({ items: cities(1000) })

function Page() {
  const [open, setOpen] = useState(true)
  return (
    <ChakraProvider value={defaultSystem}>
      <Box as="header" height="60px">
        <span data-bench="sidebar">
          <IconButton aria-label="Menu" onClick={() => setOpen(!open)}>
            ≡
          </IconButton>
        </span>
      </Box>
      <Box display="flex">
        <Box as="nav" width={open ? '300px' : '0'} overflow="hidden">
          {links.map((link) => (
            <Button key={link} variant="ghost">
              {link}
            </Button>
          ))}
        </Box>
        <Box as="main" flex="1">
          <div data-bench="select-50">
            <Select.Root collection={fifty}>
              <Select.Label>Cidade</Select.Label>
              <Select.Control>
                <Select.Trigger>
                  <Select.ValueText placeholder="Escolha" />
                </Select.Trigger>
              </Select.Control>
              <Portal>
                <Select.Positioner>
                  <Select.Content>
                    {fifty.items.map((item) => (
                      <Select.Item item={item} key={item.value}>
                        {item.label}
                      </Select.Item>
                    ))}
                  </Select.Content>
                </Select.Positioner>
              </Portal>
            </Select.Root>
          </div>
          <div data-bench="select-1000">
            <Combobox.Root collection={thousand} openOnClick>
              <Combobox.Label>Outra cidade</Combobox.Label>
              <Combobox.Control>
                <Combobox.Input />
              </Combobox.Control>
              <Portal>
                <Combobox.Positioner>
                  <Combobox.Content>
                    {thousand.items.map((item) => (
                      <Combobox.Item item={item} key={item.value}>
                        {item.label}
                      </Combobox.Item>
                    ))}
                  </Combobox.Content>
                </Combobox.Positioner>
              </Portal>
            </Combobox.Root>
          </div>
          <div data-bench="menu">
            <Menu.Root>
              <Menu.Trigger asChild>
                <Button>Ações</Button>
              </Menu.Trigger>
              <Portal>
                <Menu.Positioner>
                  <Menu.Content>
                    {actions.map((action) => (
                      <Menu.Item key={action} value={action}>
                        {action}
                      </Menu.Item>
                    ))}
                  </Menu.Content>
                </Menu.Positioner>
              </Portal>
            </Menu.Root>
          </div>
          <Table.Root>
            <Table.Header>
              <Table.Row>
                {columns.map((column) => (
                  <Table.ColumnHeader key={column}>{column}</Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {orders.map((order) => (
                <Table.Row key={order.number}>
                  {Object.values(order).map((value) => (
                    <Table.Cell key={value}>{value}</Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      </Box>
    </ChakraProvider>
  )
}

show(<Page />)
