import { Button, Combobox, DateField, Dialog, DropdownMenu, MultiSelect, NumberField, Select, toast } from '@malote/ui'

interface Maybe {
  text: string | undefined
  flag: boolean | undefined
  number: number | undefined
  change: ((open: boolean) => void) | undefined
}

/** Passes `undefined` to props as a consumer with `exactOptionalPropertyTypes` does; this file is only compiled. */
export function UndefinedProps({ text, flag, number, change }: Maybe) {
  return (
    <Dialog.Root open={flag} onOpenChange={change}>
      <Button tone={flag ? 'danger' : undefined} onClick={() => toast.success('Ok', { description: text })} />
      <Select label="Cidade" options={[]} value={text} placeholder={text} />
      <Combobox label="Cidade" options={[]} value={text} minLength={number} />
      <MultiSelect label="Cidades" options={[]} max={number} minLength={number} />
      <DateField label="Dia" min={text} max={text} />
      <NumberField label="Volumes" min={number} value={number} />
      <DropdownMenu.Root open={flag} onOpenChange={change}>
        <DropdownMenu.Item disabled={flag} textValue={text} onSelect={undefined} />
      </DropdownMenu.Root>
    </Dialog.Root>
  )
}
