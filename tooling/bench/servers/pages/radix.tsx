import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import * as Select from '@radix-ui/react-select'
import { useState } from 'react'
import { actions, cities, columns, links, orders, show } from './page.ts'

function Cities({ count }: { count: number }) {
  return (
    <Select.Root>
      <Select.Trigger aria-label="Cidade">
        <Select.Value placeholder="Escolha" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content position="popper">
          <Select.Viewport style={{ maxHeight: 320 }}>
            {cities(count).map(({ value, label }) => (
              <Select.Item key={value} value={value}>
                <Select.ItemText>{label}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  )
}

function Page() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <header>
        <span data-bench="sidebar">
          <button type="button" onClick={() => setOpen(!open)}>
            Menu
          </button>
        </span>
      </header>
      <div style={{ display: 'flex' }}>
        <nav style={{ width: open ? 300 : 0, overflow: 'hidden' }}>
          {links.map((link) => (
            <a key={link} href="#menu">
              {link}
            </a>
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
              <DropdownMenu.Trigger>Ações</DropdownMenu.Trigger>
              <DropdownMenu.Portal>
                <DropdownMenu.Content>
                  {actions.map((action) => (
                    <DropdownMenu.Item key={action}>{action}</DropdownMenu.Item>
                  ))}
                </DropdownMenu.Content>
              </DropdownMenu.Portal>
            </DropdownMenu.Root>
          </div>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column}>{column}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.number}>
                  {Object.values(order).map((value) => (
                    <td key={value}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </main>
      </div>
    </>
  )
}

show(<Page />)
