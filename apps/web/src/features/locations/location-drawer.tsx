import { type Company, type Location, NewLocation } from '@malote/api-client'
import { Alert, Link, Section, Stack, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { AddressFields } from '../../components/address-fields.tsx'
import { AddressHints } from '../../components/address-hints.tsx'
import { CompanyField } from '../../components/company-field.tsx'
import { LoadedDrawer } from '../../components/loaded-drawer.tsx'
import { BoundOpeningHoursField } from '../../components/opening-hours-field.tsx'
import { formatOrderCount } from '../../lib/format/formats.ts'
import { BoundTextarea, BoundTextField } from '../../lib/forms/bound-fields.ts'
import { BoundPhoneField } from '../../lib/forms/bound-phone-field.tsx'
import { locationLabels } from '../../lib/forms/field-labels.ts'
import { ResourceDrawer } from '../../lib/forms/resource-drawer.tsx'
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
  const create = useCreateLocation()
  return (
    <ResourceDrawer
      title="Salvar local"
      size="lg"
      submitLabel="Salvar local"
      values={emptyLocation(companyId ?? only ?? '')}
      schema={NewLocation}
      toRequest={toNewLocation}
      labels={locationLabels}
      onSave={async (body) => {
        const { name } = await create.mutateAsync(body)
        toast.success(`${name} salvo.`)
      }}
      onClose={onClose}
    >
      <LocationFields companies={companies ?? []} companiesFailed={companiesFailed} />
    </ResourceDrawer>
  )
}

function EditLocation({ location: listed, onClose }: { location: Location; onClose: () => void }) {
  const detail = useQuery(locationQuery(listed.id))
  const edit = useEditLocation()
  return (
    <LoadedDrawer size="lg" title={`Editar ${listed.name}`} query={detail} onClose={onClose}>
      {(location) => (
        <ResourceDrawer
          title={`Editar ${location.name}`}
          description={location.company.name}
          size="lg"
          values={toFormValues(location)}
          schema={LocationEdit}
          toRequest={toLocationEdit}
          labels={locationLabels}
          entity="location"
          version={location.version}
          onSave={async (changes, { version }) => {
            const { name } = await edit.mutateAsync({ id: location.id, changes, version })
            toast.success(`${name}: alterações salvas.`)
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
                <RouterLink
                  to="/ordens-de-servico"
                  search={{ companyId: location.company.id, locationId: location.id }}
                >
                  Ver as ordens
                </RouterLink>
              </Link>
            </Alert>
          )}
          <LocationFields />
        </ResourceDrawer>
      )}
    </LoadedDrawer>
  )
}

interface LocationFieldsProps {
  /** The companies to choose from, for a new location. */
  companies?: readonly Company[] | undefined
  companiesFailed?: boolean
}

/** Address, contact and opening hours of a location. */
function LocationFields({ companies, companiesFailed = false }: LocationFieldsProps) {
  return (
    <Stack gap="lg">
      <Stack gap="md">
        {companies !== undefined && companies.length !== 1 && (
          <CompanyField label={locationLabels.companyId} companies={companies} failed={companiesFailed} />
        )}
        <BoundTextField<LocationValues>
          name="name"
          label={locationLabels.name}
          required
          maxLength={120}
          autoComplete="off"
          placeholder="Loja da Vila Mariana"
        />
        <AddressFields path="address" phonePath="contactPhone" />
      </Stack>
      <Section title="No local" level={3} description="Preenche as ordens que passam por aqui.">
        <div className="grid gap-4 md:grid-cols-2">
          <BoundTextField<LocationValues>
            name="contactName"
            label={locationLabels.contactName}
            optional
            maxLength={120}
            autoComplete="off"
          />
          <BoundPhoneField<LocationValues>
            name="contactPhone"
            label={locationLabels.contactPhone}
            instructionsName="instructions"
          />
          <AddressHints path="address" phonePath="contactPhone" of="contact" />
          <BoundTextField<LocationValues>
            name="contactEmail"
            type="email"
            label={locationLabels.contactEmail}
            optional
            maxLength={254}
            autoComplete="off"
          />
        </div>
        <BoundTextarea<LocationValues>
          name="instructions"
          label={locationLabels.instructions}
          optional
          rows={2}
          maxLength={280}
        />
        <BoundTextarea<LocationValues>
          name="accessNotes"
          label={locationLabels.accessNotes}
          optional
          rows={2}
          maxLength={500}
          help="Portão, portaria, doca, por quem chamar."
        />
      </Section>
      <BoundOpeningHoursField<LocationValues>
        name="hours"
        label={locationLabels.hours ?? ''}
        help="Pelo relógio do local. Sem nenhum dia marcado, vale qualquer horário."
      />
    </Stack>
  )
}
