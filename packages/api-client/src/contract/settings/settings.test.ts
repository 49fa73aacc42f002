import { expect, test } from 'vitest'
import { listSettings } from './list-settings.ts'
import { isSetting, type SettingDefinitions } from './setting.ts'
import { settingDefinitions } from './setting-definitions.ts'
import { settingLabels, settingSections } from './setting-sections.ts'

const keys = Object.entries<SettingDefinitions[string]>(settingDefinitions).flatMap(([name, definition]) =>
  isSetting(definition) ? [name] : Object.keys(definition).map((part) => `${name}.${part}`),
)

test('each setting is in one section, with its definition and its texts', () => {
  const settings = Object.values(settingSections).flatMap((section) => listSettings(section))
  expect(settings.map(([key]) => key).toSorted()).toEqual(keys.toSorted())
  expect(Object.keys(settingLabels)).toEqual(settings.map(([key]) => key))
  for (const [, setting] of settings)
    expect(setting).toMatchObject({ kind: expect.any(String), label: expect.any(String), schema: expect.any(Object) })
})
