import { Button, Inline, Stack, Text } from '@malote/ui'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AddressValues } from '../../../lib/forms/address-values.ts'
import { BoundDateField, BoundTimeField } from '../../../lib/forms/bound-date-fields.ts'
import { useFormLock } from '../../../lib/forms/form-lock.ts'
import { ClosedHoursAdvice } from '../../orders/forms/closed-hours-advice.tsx'
import { getWindowPresets } from '../../orders/forms/window-presets.ts'
import { formatNextDay, getForeignZoneName, getTimeZone, toLocalTime } from '../../orders/order/local-time.ts'
import { emptyStop, type OrderValues, type StopPath } from './order-values.ts'

interface StopWindowProps {
  path: StopPath
  legend: string
}

/** The time window of a stop in its local time. Empty means as soon as possible. */
export function StopWindow({ path, legend }: StopWindowProps) {
  const { setValue, formState } = useFormContext<OrderValues>()
  const address = useWatch<OrderValues>({ name: `${path}.address` }) as AddressValues
  const locationId = useWatch<OrderValues>({ name: `${path}.locationId` }) as string
  const window = useWatch<OrderValues>({ name: `${path}.window` }) as OrderValues['pickup']['window']
  // Fixed at the first render, so that rendering stays pure.
  const [now] = useState(Date.now)
  const zone = getTimeZone(address)
  const moment = new Date(now).toISOString()
  const there = toLocalTime(zone, moment)
  const foreign = address.state && getForeignZoneName(zone, moment)
  const [isCustom, setIsCustom] = useState(false)
  const locked = useFormLock()
  const shown = isCustom || Boolean(window.day || window.start || window.end)
  const take = (value: typeof window, keep: boolean) => {
    setIsCustom(keep)
    setValue(`${path}.window`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }

  return (
    <fieldset>
      {/* A legend names the group only as its first child. */}
      <Text asChild weight="medium">
        <legend>{legend}</legend>
      </Text>
      <Stack gap="sm" className="mt-2">
        <Inline gap="sm">
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            disabled={locked}
            onClick={() => take(emptyStop.window, false)}
          >
            O quanto antes
          </Button>
          {getWindowPresets(now, zone).map(({ label, window: preset }) => (
            <Button
              key={label}
              size="sm"
              variant="outline"
              tone="neutral"
              disabled={locked}
              onClick={() => take(preset, true)}
            >
              {label}
            </Button>
          ))}
          <Button size="sm" variant="outline" tone="neutral" aria-expanded={shown} onClick={() => setIsCustom(true)}>
            Escolher horário
          </Button>
        </Inline>
        <div className="grid gap-4 md:grid-cols-3" hidden={!shown}>
          <BoundDateField<OrderValues>
            name={`${path}.window.day`}
            deps={`${path}.window.end`}
            label="Dia"
            min={there.day}
          />
          <BoundTimeField<OrderValues> name={`${path}.window.start`} deps={`${path}.window.end`} label="Das" />
          <BoundTimeField<OrderValues> name={`${path}.window.end`} deps={`${path}.window.end`} label="Até" />
        </div>
        <Text size="sm" tone="subtle" role="status">
          {[
            !window.day && !window.start && !window.end && 'Sem horário: o quanto antes.',
            formatNextDay(window),
            foreign && `No horário de ${foreign}: agora são ${there.time} lá.`,
          ]
            .filter(Boolean)
            .join(' ')}{' '}
          <ClosedHoursAdvice window={window} locationId={locationId} />
        </Text>
      </Stack>
    </fieldset>
  )
}
