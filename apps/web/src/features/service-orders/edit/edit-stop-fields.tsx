import { type EditScope, mayEditField, State } from '@malote/api-client'
import { DateField, MaskedField, Select, Stack, Text, Textarea, TextField, TimeField } from '@malote/ui'
import { Controller, type FieldError, get, useFormContext, useWatch } from 'react-hook-form'
import { foreignZone, zoneOf } from '../place-time'
import type { EditValues } from './edit-values'

type StopPath = 'pickup' | `dropoffs.${number}`

interface EditStopFieldsProps {
  path: StopPath
  scope: EditScope
}

/** What may still be changed of a stop: who, where and when. */
export function EditStopFields({ path, scope }: EditStopFieldsProps) {
  const { register, formState } = useFormContext<EditValues>()
  const may = (field: string) => mayEditField(scope, `/${path.replace('.', '/')}/${field}`)
  const errorOf = (name: string) => (get(formState.errors, `${path}.${name}`) as FieldError | undefined)?.message
  return (
    <Stack gap="md">
      <div className="grid gap-4 md:grid-cols-2">
        {may('contactName') && (
          <TextField
            label="Contato no local"
            required
            maxLength={120}
            {...register(`${path}.contactName`)}
            error={errorOf('contactName')}
          />
        )}
        {may('contactPhone') && <Masked path={`${path}.contactPhone`} kind="phone" label="Telefone" optional />}
      </div>
      {may('address/street') && <AddressFields path={path} />}
      {may('window/start') && <WindowFields path={path} />}
      {may('instructions') && (
        <Textarea
          label="Instruções no local"
          optional
          rows={2}
          maxLength={280}
          {...register(`${path}.instructions`)}
          error={errorOf('instructions')}
        />
      )}
    </Stack>
  )
}

interface MaskedProps {
  path: `${StopPath}.contactPhone` | `${StopPath}.address.postalCode`
  kind: 'phone' | 'cep'
  label: string
  optional?: boolean
  className?: string
}

function Masked({ path, kind, label, optional = false, className }: MaskedProps) {
  const { control } = useFormContext<EditValues>()
  return (
    <Controller
      control={control}
      name={path}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <MaskedField
          {...field}
          kind={kind}
          label={label}
          optional={optional}
          required={!optional}
          className={className}
          onValueChange={onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** An address in the order in which Brazilians say it (product, section 5). */
function AddressFields({ path }: { path: StopPath }) {
  const { register, control, formState } = useFormContext<EditValues>()
  const field = (name: 'street' | 'number' | 'complement' | 'neighborhood' | 'city' | 'reference') => ({
    ...register(`${path}.address.${name}`),
    error: (get(formState.errors, `${path}.address.${name}`) as FieldError | undefined)?.message,
  })
  return (
    <div className="grid gap-4 md:grid-cols-6">
      <Masked path={`${path}.address.postalCode`} kind="cep" label="CEP" className="md:col-span-2" />
      <TextField className="md:col-span-4" label="Logradouro" required {...field('street')} />
      <TextField className="md:col-span-2" label="Número" required placeholder="100 ou S/N" {...field('number')} />
      <TextField className="md:col-span-4" label="Complemento" optional {...field('complement')} />
      <TextField className="md:col-span-2" label="Bairro" required {...field('neighborhood')} />
      <TextField className="md:col-span-2" label="Cidade" required {...field('city')} />
      <Controller
        control={control}
        name={`${path}.address.state`}
        render={({ field: state, fieldState }) => (
          <Select
            className="md:col-span-2"
            ref={state.ref}
            label="UF"
            required
            placeholder="UF"
            options={State.options.map((value) => ({ value, label: value }))}
            value={state.value}
            onValueChange={state.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField className="md:col-span-6" label="Ponto de referência" optional {...field('reference')} />
    </div>
  )
}

/** A window by the clocks at the stop. */
function WindowFields({ path }: { path: StopPath }) {
  const { control } = useFormContext<EditValues>()
  const [address, window] = useWatch({ control, name: [`${path}.address`, `${path}.window`] })
  const foreign = window.day ? foreignZone(zoneOf(address), `${window.day}T15:00:00Z`) : undefined
  return (
    <fieldset>
      <Stack gap="xs">
        <Text asChild weight="medium">
          <legend>Quando</legend>
        </Text>
        <Text tone="subtle" size="sm">
          {foreign
            ? `Pelo horário de ${foreign}. Deixe em branco para o quanto antes.`
            : 'Deixe em branco para o quanto antes.'}
        </Text>
        <div className="grid gap-4 md:grid-cols-3">
          <Controller
            control={control}
            name={`${path}.window.day`}
            render={({ field: { onChange, value, ...field }, fieldState }) => (
              <DateField
                {...field}
                label="Dia"
                value={value || null}
                onValueChange={(day) => onChange(day ?? '')}
                error={fieldState.error?.message}
              />
            )}
          />
          {(['start', 'end'] as const).map((end) => (
            <Controller
              key={end}
              control={control}
              name={`${path}.window.${end}`}
              render={({ field: { onChange, value, ...field }, fieldState }) => (
                <TimeField
                  {...field}
                  label={end === 'start' ? 'Das' : 'Até'}
                  value={value || null}
                  onValueChange={(time) => onChange(time ?? '')}
                  error={fieldState.error?.message}
                />
              )}
            />
          ))}
        </div>
      </Stack>
    </fieldset>
  )
}
