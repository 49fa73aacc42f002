/** The pages of `pnpm bench overlays`: `?intent` and `?preloaded` of this package, and `?radix` with a plain select. */
import { createRoot } from 'react-dom/client'

const options = Array.from({ length: 50 }, (_, index) => ({ value: `c${index}`, label: `Cidade ${index + 1}` }))
const root = createRoot(document.body.appendChild(document.createElement('div')))

async function showMalote() {
  const { Button, Combobox, Dialog, DropdownMenu, preloadOverlays, Select } = await import('@malote/ui')
  if (location.search === '?preloaded') await preloadOverlays()
  await import('@malote/ui/styles.css')
  root.render(
    <>
      <Select label="Select" options={options} />
      <Combobox label="Combobox" options={options} />
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>DropdownMenu</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          {options.slice(0, 4).map(({ value, label }) => (
            <DropdownMenu.Item key={value}>{label}</DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>Dialog</Button>
        </Dialog.Trigger>
        <Dialog.Content title="Cancelar a ordem?">
          <p>A entrega não será feita.</p>
          <Dialog.Footer>
            <Dialog.Close>Voltar</Dialog.Close>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </>,
  )
}

async function showRadix() {
  const Select = await import('@radix-ui/react-select')
  root.render(
    <Select.Root>
      <Select.Trigger aria-label="Select">
        <Select.Value placeholder="Selecione" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content position="popper">
          <Select.Viewport style={{ maxHeight: 320 }}>
            {options.map(({ value, label }) => (
              <Select.Item key={value} value={value}>
                <Select.ItemText>{label}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>,
  )
}

await (location.search === '?radix' ? showRadix() : showMalote())
