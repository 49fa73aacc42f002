import { type SettingSection, type Settings, SettingsChanges, settingSections } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { set } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toChanges, toFacts, toFormValues } from './setting-kinds.ts'

const settings = examples['settings.get']?.response as Settings

/** Changes one value of a form and returns the request. */
function change(section: SettingSection, path: string, value: unknown) {
  const before = toFormValues(section, settings)
  const values = structuredClone(before)
  set(values, path, value)
  return z.parse(SettingsChanges, toChanges(section, values, before))
}

test.each(Object.entries<SettingSection>(settingSections))(
  'an unchanged form of %s sends nothing',
  (_name, section) => {
    const values = toFormValues(section, settings)
    expect(toChanges(section, values, structuredClone(values))).toEqual({})
    expect(toFacts(section, settings).every(([term, text]) => term !== '' && text !== '')).toBe(true)
  },
)

describe('a changed form sends only', () => {
  const { organization, serviceLevel, proofs, reasons, recipientMessages, metabase } = settingSections
  const scheduled = { ...settings.recipientMessages.scheduled, enabled: false }
  test.each([
    [organization, 'organization.name', '', { organization: { name: null } }],
    [serviceLevel, 'maximumAttempts', 4, { maximumAttempts: 4 }],
    [serviceLevel, 'slaHours.urgent', 5, { slaHours: { urgent: 5 } }],
    [proofs, 'proofs.pickupProofs', 'photo,pin', { proofs: { pickupProofs: ['photo', 'pin'] } }],
    [
      reasons,
      'reasons.photoRequired',
      ['Destinatário ausente'],
      { reasons: { photoRequired: ['Destinatário ausente'] } },
    ],
    [reasons, 'reasons.hold', ' Chuva \n\nGreve', { reasons: { hold: ['Chuva', 'Greve'] } }],
    [recipientMessages, 'recipientMessages.scheduled', scheduled, { recipientMessages: { scheduled } }],
    [metabase, 'metabaseUrl', ' https://metabase.example ', { metabaseUrl: 'https://metabase.example' }],
  ] as const)('$1', (section, path, value, expected) => {
    expect(change(section, path, value)).toEqual(expected)
  })
})
