import { AppShell, Button, Combobox, DropdownMenu, Header, NavLink, Select, Sidebar, Table } from '@malote/ui'
import '@malote/ui/styles.css'
import { useState } from 'react'
import { actions, cities, columns, links, orders, show } from './page.ts'

function Page() {
  const [open, setOpen] = useState<boolean | undefined>(true)
  return (
    <AppShell.Root open={open} onOpenChange={setOpen}>
      <Header.Root>
        <span data-bench="sidebar">
          <Header.SidebarToggle />
        </span>
      </Header.Root>
      <Sidebar.Root>
        <Sidebar.Nav label="Principal">
          {links.map((link) => (
            <NavLink key={link} href="#menu">
              {link}
            </NavLink>
          ))}
        </Sidebar.Nav>
      </Sidebar.Root>
      <AppShell.Main>
        <div data-bench="select-50">
          <Select label="Cidade" options={cities(50)} />
        </div>
        <div data-bench="select-1000">
          <Combobox label="Outra cidade" options={cities(1000)} />
        </div>
        <div data-bench="menu">
          <DropdownMenu.Root>
            <DropdownMenu.Trigger asChild>
              <Button>Ações</Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content>
              {actions.map((action) => (
                <DropdownMenu.Item key={action}>{action}</DropdownMenu.Item>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        </div>
        <Table.Root label="Ordens de serviço">
          <Table.Head>
            <Table.Row>
              {columns.map((column) => (
                <Table.HeaderCell key={column}>{column}</Table.HeaderCell>
              ))}
            </Table.Row>
          </Table.Head>
          <Table.Body>
            {orders.map(({ number, recipient, status }) => (
              <Table.Row key={number}>
                <Table.Cell>{number}</Table.Cell>
                <Table.Cell>{recipient}</Table.Cell>
                <Table.Cell>{status}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </AppShell.Main>
    </AppShell.Root>
  )
}

show(<Page />)
