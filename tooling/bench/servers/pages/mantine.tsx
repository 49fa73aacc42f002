import { AppShell, Burger, Button, MantineProvider, Menu, NavLink, Select, Table } from '@mantine/core'
import '@mantine/core/styles.css'
import { useState } from 'react'
import { actions, cities, columns, links, orders, show } from './page.ts'

function Page() {
  const [open, setOpen] = useState(true)
  return (
    <MantineProvider>
      <AppShell
        header={{ height: 60 }}
        navbar={{ width: 300, breakpoint: 'md', collapsed: { desktop: !open, mobile: !open } }}
      >
        <AppShell.Header>
          <span data-bench="sidebar">
            <Burger opened={open} onClick={() => setOpen(!open)} aria-label="Menu" />
          </span>
        </AppShell.Header>
        <AppShell.Navbar>
          {links.map((link) => (
            <NavLink key={link} href="#" label={link} />
          ))}
        </AppShell.Navbar>
        <AppShell.Main>
          <div data-bench="select-50">
            <Select label="Cidade" data={cities(50)} />
          </div>
          <div data-bench="select-1000">
            <Select label="Outra cidade" data={cities(1000)} searchable />
          </div>
          <div data-bench="menu">
            <Menu>
              <Menu.Target>
                <Button>Ações</Button>
              </Menu.Target>
              <Menu.Dropdown>
                {actions.map((action) => (
                  <Menu.Item key={action}>{action}</Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </div>
          <Table data={{ head: columns, body: orders.map((order) => Object.values(order)) }} />
        </AppShell.Main>
      </AppShell>
    </MantineProvider>
  )
}

show(<Page />)
