import type { SettingDefinition, SettingDefinitions, SettingGroup, SettingTextsByKind } from './setting.ts'
import { type SettingKey, settingDefinitions } from './setting-definitions.ts'
import type { SettingSection } from './setting-sections.ts'

/** A setting with its texts. */
export type Setting = {
  [Kind in SettingDefinition['kind']]: Extract<SettingDefinition, { readonly kind: Kind }> & SettingTextsByKind[Kind]
}[SettingDefinition['kind']]

const findDefinition = (key: string): SettingDefinition => {
  const [name = '', part] = key.split('.')
  const definition = (settingDefinitions as SettingDefinitions)[name]
  return (part === undefined ? definition : (definition as SettingGroup)[part]) as SettingDefinition
}

/** @returns the settings of a section by path, in the order of the card. */
export const listSettings = ({ settings }: SettingSection): [SettingKey, Setting][] =>
  Object.entries(settings).map(([key, texts]) => [key as SettingKey, { ...findDefinition(key), ...texts } as Setting])
