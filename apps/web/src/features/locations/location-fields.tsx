import type { Company } from '@malote/api-client'
import { Section, Stack, Textarea, TextField } from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import { Controller, useFormContext } from 'react-hook-form'
import { AddressFields } from '../../components/address-fields.tsx'
import { CompanyField } from '../../components/company-field.tsx'
import { OpeningHoursField } from '../../components/opening-hours-field.tsx'
import { CodeController, useTextFields } from '../../lib/forms/field-binding.tsx'
import { locationLabels } from '../../lib/forms/field-labels.ts'
import type { LocationValues } from './location-form.ts'

interface LocationFieldsProps {
  /** The companies to choose from, for a new location. */
  companies?: readonly Company[] | undefined
  companiesFailed?: boolean
}

/** Address, contact and opening hours of a location. */
export function LocationFields({ companies, companiesFailed = false }: LocationFieldsProps) {
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
          <TextField
            {...text('contactEmail')}
            type="email"
            inputMode="email"
            optional
            maxLength={254}
            autoComplete="off"
            autoCapitalize="none"
          />
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
