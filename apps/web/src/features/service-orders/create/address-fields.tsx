import { State } from '@malote/api-client'
import { Button, Inline, MaskedField, Select, Text, TextField } from '@malote/ui'
import { Controller, useFormContext } from 'react-hook-form'
import type { OrderValues, StopPath } from './order-values'
import { useFieldErrors } from './use-field-error'
import { usePostalCode } from './use-postal-code'

const states = State.options.map((state) => ({ value: state, label: state }))

/** An address in the order in which Brazilians say one (product, section 5), filled in from its CEP. */
export function AddressFields({ path }: { path: StopPath }) {
  const { register, control, setValue } = useFormContext<OrderValues>()
  const errorOf = useFieldErrors(`${path}.address`)
  const postalCode = usePostalCode(path)
  return (
    <div className="grid gap-4 md:grid-cols-6">
      <Controller
        control={control}
        name={`${path}.address.postalCode`}
        render={({ field: { onChange, ...field } }) => (
          <MaskedField
            {...field}
            className="md:col-span-2"
            kind="cep"
            label="CEP"
            required
            autoComplete="off"
            onValueChange={(cep) => {
              onChange(cep)
              // Another place than the saved one.
              setValue(`${path}.locationId`, '')
              void postalCode.lookUp(cep)
            }}
            error={errorOf('postalCode')}
          />
        )}
      />
      <TextField
        className="md:col-span-4"
        label="Logradouro"
        required
        maxLength={120}
        autoComplete="off"
        readOnly={postalCode.locked('street')}
        {...register(`${path}.address.street`)}
        error={errorOf('street')}
      />
      {/* There from the start, so that its words are read out when they come; without them it takes no room. */}
      <Inline gap="sm" align="center" className={postalCode.note ? 'md:col-span-6' : '-mt-4 md:col-span-6'}>
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
        label="Número"
        required
        maxLength={20}
        autoComplete="off"
        placeholder="100 ou S/N"
        {...register(`${path}.address.number`)}
        error={errorOf('number')}
      />
      <TextField
        className="md:col-span-4"
        label="Complemento"
        optional
        maxLength={80}
        autoComplete="off"
        {...register(`${path}.address.complement`)}
        error={errorOf('complement')}
      />
      <TextField
        className="md:col-span-2"
        label="Bairro"
        required
        maxLength={80}
        autoComplete="off"
        readOnly={postalCode.locked('neighborhood')}
        {...register(`${path}.address.neighborhood`)}
        error={errorOf('neighborhood')}
      />
      <TextField
        className="md:col-span-3"
        label="Cidade"
        required
        maxLength={80}
        autoComplete="off"
        readOnly={postalCode.locked('city')}
        {...register(`${path}.address.city`)}
        error={errorOf('city')}
      />
      <Controller
        control={control}
        name={`${path}.address.state`}
        render={({ field }) => (
          <Select
            ref={field.ref}
            name={field.name}
            label="UF"
            required
            placeholder="UF"
            options={states}
            disabled={postalCode.locked('state')}
            value={field.value}
            onValueChange={field.onChange}
            error={errorOf('state')}
          />
        )}
      />
      <TextField
        className="md:col-span-6"
        label="Ponto de referência"
        optional
        maxLength={160}
        autoComplete="off"
        {...register(`${path}.address.reference`)}
        error={errorOf('reference')}
      />
    </div>
  )
}
