import {
  AppBar,
  Autocomplete,
  Button,
  Drawer,
  FormControl,
  IconButton,
  InputLabel,
  List,
  ListItemButton,
  ListItemText,
  Menu,
  MenuItem,
  Select,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Toolbar,
} from '@mui/material'
import { useState } from 'react'
import { actions, cities, columns, links, orders, show } from './page.ts'

function Page() {
  const [open, setOpen] = useState(true)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [city, setCity] = useState('')
  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <span data-bench="sidebar">
            <IconButton aria-label="Menu" onClick={() => setOpen(!open)}>
              ≡
            </IconButton>
          </span>
        </Toolbar>
      </AppBar>
      <Drawer variant="persistent" open={open}>
        <List sx={{ width: 300 }}>
          {links.map((link) => (
            <ListItemButton key={link}>
              <ListItemText primary={link} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <main style={{ marginLeft: open ? 300 : 0 }}>
        <div data-bench="select-50">
          <FormControl sx={{ width: 240 }}>
            <InputLabel id="city">Cidade</InputLabel>
            <Select labelId="city" label="Cidade" value={city} onChange={(event) => setCity(event.target.value)}>
              {cities(50).map(({ value, label }) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </Select>
          </FormControl>
        </div>
        <div data-bench="select-1000">
          <Autocomplete
            sx={{ width: 240 }}
            options={cities(1000)}
            renderInput={(props) => <TextField {...props} label="Outra cidade" />}
          />
        </div>
        <div data-bench="menu">
          <Button onClick={(event) => setAnchor(event.currentTarget)}>Ações</Button>
          <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
            {actions.map((action) => (
              <MenuItem key={action}>{action}</MenuItem>
            ))}
          </Menu>
        </div>
        <Table>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{column}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.map((order) => (
              <TableRow key={order.number}>
                {Object.values(order).map((value) => (
                  <TableCell key={value}>{value}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </main>
    </>
  )
}

show(<Page />)
