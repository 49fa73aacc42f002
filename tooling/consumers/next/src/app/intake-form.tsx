'use client'
import { Button, DateField, Dialog, MoneyField, Select, TextField, toast } from '@malote/ui'
import { MaskedField } from '@malote/ui/br'

const cities = [
  { value: 'nyc', label: 'New York' },
  { value: 'bos', label: 'Boston' },
]

export function IntakeForm() {
  return (
    <form
      action={(data) => {
        toast.success(`Saved for ${data.get('recipient')} in ${data.get('city')}`)
      }}
    >
      <TextField label="Recipient" name="recipient" required />
      <Select label="City" name="city" options={cities} />
      <DateField label="Received on" name="received" defaultValue="2026-11-20" />
      <MoneyField label="Declared value" name="value" defaultValue={1250} />
      <MaskedField kind="cep" label="CEP" name="postalCode" />
      <Button type="submit">Save parcel</Button>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button tone="neutral">Help</Button>
        </Dialog.Trigger>
        <Dialog.Content title="How to register a parcel">Scan the label first.</Dialog.Content>
      </Dialog.Root>
    </form>
  )
}
