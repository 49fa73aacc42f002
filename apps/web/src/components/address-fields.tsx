import { State } from '@malote/api-client'
import { Button, Inline, Select, Text, TextField } from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import { useFormContext } from 'react-hook-form'
import { addressLabels } from '../lib/forms/address-values.ts'
import { CodeController, useTextFields, ValueController } from '../lib/forms/field-binding.tsx'
import { usePostalCode } from './use-postal-code.ts'

const states = State.options.map((state) => ({ value: state, label: state }))

interface AddressFieldsProps {
  /** The path of the address in the form values. */
  path: string
  /** Called when the user changes the CEP: the address is now another location. */
  onMove?: () => void
}

/** Address fields in the order usual in Brazil (product, section 5), filled in from the CEP. */
export function AddressFields({ path, onMove }: AddressFieldsProps) {
  const { control } = useFormContext()
  const text = useTextFields()
  const postalCode = usePostalCode(path)
  return (
    <div className="grid gap-4 md:grid-cols-6">
      <CodeController
        control={control}
        name={`${path}.postalCode`}
        render={({ onValueChange, ...field }) => (
          <MaskedField
            {...field}
            className="md:col-span-2"
            kind="cep"
            label={addressLabels.postalCode}
            required
            autoComplete="off"
            onValueChange={(cep) => {
              onValueChange(cep)
              onMove?.()
              void postalCode.lookUp(cep ?? '')
            }}
          />
        )}
      />
      <TextField
        className="md:col-span-4"
        label={addressLabels.street}
        required
        maxLength={120}
        autoComplete="off"
        readOnly={postalCode.locked('street')}
        {...text(`${path}.street`)}
      />
      {/* Always rendered, so that screen readers announce its text when it changes; empty, it takes no space in the
         grid. */}
      <Inline
        gap="sm"
        align="center"
        className={postalCode.note || postalCode.lockedAny ? 'md:col-span-6' : 'absolute'}
      >
        <Text role="status" size="sm" tone="subtle">
          {postalCode.note}
        </Text>
        {postalCode.lockedAny && (
          <Button size="sm" variant="ghost" onClick={postalCode.unlock}>
            Corrigir endereço
          </Button>
        )}
      </Inline>
      <TextField
        className="md:col-span-2"
        label={addressLabels.number}
        required
        maxLength={20}
        autoComplete="off"
        placeholder="100 ou S/N"
        {...text(`${path}.number`)}
      />
      <TextField
        className="md:col-span-4"
        label={addressLabels.complement}
        optional
        maxLength={80}
        autoComplete="off"
        {...text(`${path}.complement`)}
      />
      <TextField
        className="md:col-span-2"
        label={addressLabels.neighborhood}
        required
        maxLength={80}
        autoComplete="off"
        readOnly={postalCode.locked('neighborhood')}
        {...text(`${path}.neighborhood`)}
      />
      <TextField
        className="md:col-span-3"
        label={addressLabels.city}
        required
        maxLength={80}
        autoComplete="off"
        readOnly={postalCode.locked('city')}
        {...text(`${path}.city`)}
      />
      <ValueController
        control={control}
        name={`${path}.state`}
        render={(field) => (
          <Select
            {...field}
            label={addressLabels.state}
            required
            placeholder="UF"
            options={states}
            disabled={postalCode.locked('state')}
          />
        )}
      />
      <TextField
        className="md:col-span-6"
        label={addressLabels.reference}
        optional
        maxLength={160}
        autoComplete="off"
        {...text(`${path}.reference`)}
      />
    </div>
  )
}
