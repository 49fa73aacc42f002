import { Button, DropdownMenu, IconButton, Select, Table, Theme } from '@radix-ui/themes'
import '@radix-ui/themes/styles.css'
import { useState } from 'react'
import { actions, cities, columns, links, orders, show } from './page.ts'

function Cities({ count }: { count: number }) {
  return (
    <Select.Root>
      <Select.Trigger placeholder="Escolha" aria-label="Cidade" />
      <Select.Content>
        {cities(count).map(({ value, label }) => (
          <Select.Item key={value} value={value}>
            {label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  )
}

function Page() {
  const [open, setOpen] = useState(true)
  return (
    <Theme>
      <header>
        <span data-bench="sidebar">
          <IconButton aria-label="Menu" onClick={() => setOpen(!open)}>
            ≡
          </IconButton>
        </span>
      </header>
      <div style={{ display: 'flex' }}>
        <nav style={{ width: open ? 300 : 0, overflow: 'hidden' }}>
          {links.map((link) => (
            <Button key={link} variant="ghost">
              {link}
            </Button>
          ))}
        </nav>
        <main style={{ flex: 1 }}>
          <div data-bench="select-50">
            <Cities count={50} />
          </div>
          <div data-bench="select-1000">
            <Cities count={1000} />
          </div>
          <div data-bench="menu">
            <DropdownMenu.Root>
              <DropdownMenu.Trigger>
                <Button>Ações</Button>
              </DropdownMenu.Trigger>
              <DropdownMenu.Content>
                {actions.map((action) => (
                  <DropdownMenu.Item key={action}>{action}</DropdownMenu.Item>
                ))}
              </DropdownMenu.Content>
            </DropdownMenu.Root>
          </div>
          <Table.Root>
            <Table.Header>
              <Table.Row>
                {columns.map((column) => (
                  <Table.ColumnHeaderCell key={column}>{column}</Table.ColumnHeaderCell>
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
        </main>
      </div>
    </Theme>
  )
}

show(<Page />)
