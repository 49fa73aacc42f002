import { type Company, type Location, NewLocation } from '@malote/api-client'
import { Alert, Link, Section, Stack, Textarea, TextField, toast } from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { Controller, useForm, useFormContext } from 'react-hook-form'
import { AddressFields } from '../../components/address-fields.tsx'
import { CompanyField } from '../../components/company-field.tsx'
import { OpeningHoursField } from '../../components/opening-hours-field.tsx'
import { formatOrderCount } from '../../lib/format/formats.ts'
import { CodeController, useTextFields } from '../../lib/forms/field-binding.tsx'
import { locationLabels } from '../../lib/forms/field-labels.ts'
import { FormDrawer } from '../../lib/forms/form-drawer.tsx'
import { LoadedDrawer } from '../../lib/forms/loaded-drawer.tsx'
import {
  emptyLocation,
  LocationEdit,
  type LocationValues,
  toFormValues,
  toLocationEdit,
  toNewLocation,
} from './location-form.ts'
import { locationQuery, useCreateLocation, useEditLocation } from './locations.queries.ts'

interface LocationDrawerProps {
  /** The location; absent for a new one. */
  location: Location | undefined
  companies: readonly Company[] | undefined
  companiesFailed: boolean
  /** The selected company. */
  companyId: string | undefined
  onClose: () => void
}

/** Creates or edits a location. */
export function LocationDrawer({ location, ...rest }: LocationDrawerProps) {
  return location ? <EditLocation location={location} onClose={rest.onClose} /> : <NewLocationForm {...rest} />
}

function NewLocationForm({ companies, companiesFailed, companyId, onClose }: Omit<LocationDrawerProps, 'location'>) {
  const only = companies?.length === 1 ? companies[0]?.id : undefined
  const form = useForm<LocationValues>({ defaultValues: emptyLocation(companyId ?? only ?? '') })
  const create = useCreateLocation()
  return (
    <FormDrawer
      title="Salvar local"
      size="lg"
      submitLabel="Salvar local"
      form={form}
      schema={NewLocation}
      toRequest={toNewLocation}
      labels={locationLabels}
      pending={create.isPending}
      error={create.error}
      onSave={async (body) => {
        const { name } = await create.mutateAsync(body)
        toast.success(`${name} salvo.`)
        onClose()
      }}
      onClose={onClose}
    >
      <LocationFields companies={companies ?? []} companiesFailed={companiesFailed} />
    </FormDrawer>
  )
}

function EditLocation({ location, onClose }: { location: Location; onClose: () => void }) {
  const detail = useQuery(locationQuery(location.id))
  return (
    <LoadedDrawer size="lg" title={`Editar ${location.name}`} query={detail} onClose={onClose}>
      {(loaded) => <EditLocationForm location={loaded} onClose={onClose} />}
    </LoadedDrawer>
  )
}

function EditLocationForm({ location, onClose }: { location: Location; onClose: () => void }) {
  // The values at opening time, also when the query is refetched: only differences from them are sent.
  const [before] = useState(() => toFormValues(location))
  const form = useForm<LocationValues>({ defaultValues: before })
  const edit = useEditLocation()
  return (
    <FormDrawer
      title={`Editar ${location.name}`}
      description={location.company.name}
      size="lg"
      submitLabel="Salvar mudanças"
      form={form}
      schema={LocationEdit}
      toRequest={(values) => toLocationEdit(values, before)}
      labels={locationLabels}
      version={location.version}
      pending={edit.isPending}
      error={edit.error}
      onSave={async (changes, version) => {
        if (Object.keys(changes).length > 0) {
          const { name } = await edit.mutateAsync({ id: location.id, changes, version })
          toast.success(`${name}: mudanças salvas.`)
        }
        onClose()
      }}
      onClose={onClose}
    >
      {!location.active && (
        <Alert tone="warning" title="Local inativo">
          Ele não aparece ao solicitar entregas até ser reativado.
        </Alert>
      )}
      {location.usageCount > 0 && (
        <Alert tone="info" title={`Usado em ${formatOrderCount(location.usageCount)}`}>
          Ordens já criadas guardam o endereço que tinham.{' '}
          <Link asChild>
            <RouterLink to="/ordens-de-servico" search={{ companyId: location.company.id, locationId: location.id }}>
              Ver as ordens
            </RouterLink>
          </Link>
        </Alert>
      )}
      <LocationFields />
    </FormDrawer>
  )
}

interface LocationFieldsProps {
  /** The companies to choose from, for a new location. */
  companies?: readonly Company[] | undefined
  companiesFailed?: boolean
}

/** Address, contact and opening hours of a location. */
function LocationFields({ companies, companiesFailed = false }: LocationFieldsProps) {
  const { control, formState } = useFormContext<LocationValues>()
  const registered = useTextFields<LocationValues>()
  const text = (name: 'name' | 'contactName' | 'contactEmail' | 'instructions' | 'accessNotes') => ({
    label: locationLabels[name],
    ...registered(name),
  })
  return (
    <Stack gap="lg">
      <Stack gap="md">
        {companies !== undefined && companies.length !== 1 && (
          <CompanyField label={locationLabels.companyId} companies={companies} failed={companiesFailed} />
        )}
        <TextField {...text('name')} required maxLength={120} autoComplete="off" placeholder="Loja da Vila Mariana" />
        <AddressFields path="address" />
      </Stack>
      <Section title="No local" level={3} description="Preenche as ordens que passam por aqui.">
        <div className="grid gap-4 md:grid-cols-2">
          <TextField {...text('contactName')} optional maxLength={120} autoComplete="off" />
          <CodeController
            control={control}
            name="contactPhone"
            render={(field) => (
              <MaskedField {...field} kind="phone" label={locationLabels.contactPhone} optional autoComplete="off" />
            )}
          />
          <TextField {...text('contactEmail')} type="email" optional maxLength={254} autoComplete="off" />
        </div>
        <Textarea {...text('instructions')} optional rows={2} maxLength={280} />
        <Textarea
          {...text('accessNotes')}
          optional
          rows={2}
          maxLength={500}
          help="Portão, portaria, doca, por quem chamar."
        />
      </Section>
      <Controller
        control={control}
        name="hours"
        render={({ field: { onChange, value, name } }) => (
          <OpeningHoursField
            label={locationLabels.hours ?? ''}
            help="Pelo relógio do local. Sem nenhum dia marcado, vale qualquer horário."
            name={name}
            value={value}
            onChange={onChange}
            error={formState.errors.hours?.message}
          />
        )}
      />
    </Stack>
  )
}
