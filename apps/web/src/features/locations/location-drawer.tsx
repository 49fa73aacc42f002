import { type Company, type Location, NewLocation } from '@malote/api-client'
import { Alert, Link, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatOrderCount } from '../../lib/format/formats.ts'
import { locationLabels } from '../../lib/forms/field-labels.ts'
import { FormDrawer } from '../../lib/forms/form-drawer.tsx'
import { LoadedDrawer } from '../../lib/forms/loaded-drawer.tsx'
import { LocationFields } from './location-fields.tsx'
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
  const edit = useEditLocation(location.id)
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
          const { name } = await edit.mutateAsync({ changes, version })
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
