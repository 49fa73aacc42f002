import { State } from '@malote/api-client'
import { DateField, MaskedField, Select, Stack, Text, Textarea, TextField, TimeField } from '@malote/ui'
import { Controller, type FieldError, get, useFormContext } from 'react-hook-form'
import type { OrderValues } from './order-form'

type StopPath = 'pickup' | `dropoffs.${number}`

/** Who, where and when of one stop, in the order in which Brazilians say an address (product, section 5). */
export function StopFields({ path }: { path: StopPath }) {
  const { register, control, formState } = useFormContext<OrderValues>()
  const errorOf = (name: string) => (get(formState.errors, `${path}.${name}`) as FieldError | undefined)?.message
  return (
    <Stack gap="md">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Contato no local"
          required
          maxLength={120}
          {...register(`${path}.contactName`)}
          error={errorOf('contactName')}
        />
        <Controller
          control={control}
          name={`${path}.contactPhone`}
          render={({ field: { onChange, ...field } }) => (
            <MaskedField
              {...field}
              kind="phone"
              label="Telefone"
              optional
              onValueChange={onChange}
              error={errorOf('contactPhone')}
            />
          )}
        />
      </div>
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
              onValueChange={onChange}
              error={errorOf('address.postalCode')}
            />
          )}
        />
        <TextField
          className="md:col-span-4"
          label="Logradouro"
          required
          {...register(`${path}.address.street`)}
          error={errorOf('address.street')}
        />
        <TextField
          className="md:col-span-2"
          label="Número"
          required
          placeholder="100 ou S/N"
          {...register(`${path}.address.number`)}
          error={errorOf('address.number')}
        />
        <TextField
          className="md:col-span-4"
          label="Complemento"
          optional
          {...register(`${path}.address.complement`)}
          error={errorOf('address.complement')}
        />
        <TextField
          className="md:col-span-2"
          label="Bairro"
          required
          {...register(`${path}.address.neighborhood`)}
          error={errorOf('address.neighborhood')}
        />
        <TextField
          className="md:col-span-3"
          label="Cidade"
          required
          {...register(`${path}.address.city`)}
          error={errorOf('address.city')}
        />
        <Controller
          control={control}
          name={`${path}.address.state`}
          render={({ field }) => (
            <Select
              ref={field.ref}
              label="UF"
              required
              placeholder="UF"
              options={State.options.map((state) => ({ value: state, label: state }))}
              value={field.value}
              onValueChange={field.onChange}
              error={errorOf('address.state')}
            />
          )}
        />
        <TextField
          className="md:col-span-6"
          label="Ponto de referência"
          optional
          {...register(`${path}.address.reference`)}
          error={errorOf('address.reference')}
        />
      </div>
      <fieldset>
        <Stack gap="xs">
          <Text asChild weight="medium">
            <legend>Quando</legend>
          </Text>
          <Text tone="subtle" size="sm">
            Deixe em branco para o quanto antes.
          </Text>
          <div className="grid gap-4 md:grid-cols-3">
            <Controller
              control={control}
              name={`${path}.window.day`}
              render={({ field: { onChange, value, ...field } }) => (
                <DateField {...field} label="Dia" value={value || null} onValueChange={(day) => onChange(day ?? '')} />
              )}
            />
            <Time label="Das" name={`${path}.window.start`} />
            <Time label="Até" name={`${path}.window.end`} />
          </div>
        </Stack>
      </fieldset>
      <Textarea
        label="Instruções no local"
        optional
        rows={2}
        maxLength={280}
        {...register(`${path}.instructions`)}
        error={errorOf('instructions')}
      />
    </Stack>
  )
}

/** One end of the window; what is left empty is no text, as in the other fields. */
function Time({ label, name }: { label: string; name: `${StopPath}.window.${'start' | 'end'}` }) {
  const { control, formState } = useFormContext<OrderValues>()
  const error: FieldError | undefined = get(formState.errors, name)
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value, ...field } }) => (
        <TimeField
          {...field}
          label={label}
          value={value || null}
          onValueChange={(time) => onChange(time ?? '')}
          error={error?.message}
        />
      )}
    />
  )
}
