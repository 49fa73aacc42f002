import {
  Button,
  Combobox,
  DateField,
  Dialog,
  DropdownMenu,
  IconButton,
  MultiSelect,
  Popover,
  Select,
  ThemeScope,
} from '@malote/ui'

const cities = [
  { value: 'sp', label: 'São Paulo' },
  { value: 'rj', label: 'Rio de Janeiro' },
]

/** The components that open an overlay, in the dialog of another library whose content is the element `container`. */
export function GuestsInDialog({ container }: { container: HTMLElement | null }) {
  return (
    <ThemeScope container={container}>
      <Select label="Cidade" options={cities} />
      <Combobox label="Empresa" options={cities} />
      <MultiSelect label="Rotas" options={cities} />
      <DateField label="Dia" />
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>Ações</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Imprimir</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button>Filtrar</Button>
        </Popover.Trigger>
        <Popover.Content label="Filtro">
          <input aria-label="Motivo" />
        </Popover.Content>
      </Popover.Root>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>Editar</Button>
        </Dialog.Trigger>
        <Dialog.Content title="Edição">
          <input aria-label="Nome" />
        </Dialog.Content>
      </Dialog.Root>
      <IconButton label="Copiar">
        <svg aria-hidden />
      </IconButton>
    </ThemeScope>
  )
}
