import {
  type ArgTypesExtractor,
  type DocgenInfo,
  extractComponentProps,
  type PropDef,
} from 'storybook/internal/docs-tools'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { nativeProps } from './native-props.ts'

/** Storybook's type without the tags, which `shouldIncludePropTagMap` of `.storybook/main.ts` adds. */
interface TaggedDocgenInfo extends DocgenInfo {
  tags?: { default?: string }
}

/** The values of a type that consists of literals; otherwise the type as written. */
const summarizeType = ({ type }: DocgenInfo, written: PropDef['type']) =>
  type?.name === 'enum' && Array.isArray(type.value)
    ? { summary: type.value.map(({ value }: { value: string }) => value).join(' | ') }
    : (written ?? undefined)

/**
 * Extracts the props of a component like Storybook does, with the text of `@default` unchanged. Storybook adds quotes to
 * it, and prefers the expression in the code: `"'md'"`, `sizeOfLevel[level]`.
 */
export const extractArgTypes: ArgTypesExtractor = (component) =>
  Object.fromEntries(
    extractComponentProps(component, 'props').map(({ propDef, docgenInfo }) => {
      const { name, description, type, sbType, required, jsDocTags, defaultValue } = propDef
      const summary = (docgenInfo as TaggedDocgenInfo).tags?.default ?? defaultValue?.summary
      return [
        name,
        {
          name,
          description: description || nativeProps[name],
          type: { required, ...sbType },
          table: {
            type: summarizeType(docgenInfo, type),
            jsDocTags,
            defaultValue: summary === undefined ? undefined : { summary },
          },
        },
      ]
    }),
  )

/**
 * Describes the props of HTML elements that stories pass. Docgen omits these props, so Storybook would derive their types
 * from the values: `children object`.
 */
export const describeNativeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const hidden = { table: { disable: true } }
  const children = {
    description: 'The content.',
    table: { type: { summary: 'ReactNode' } },
    // Elements cannot be edited as JSON.
    ...(typeof initialArgs.children === 'object' && { control: false }),
  }
  const described = { className: hidden, style: hidden, children }
  const missing = Object.entries(described).filter(([name]) => name in initialArgs && !argTypes[name]?.description)
  return { ...argTypes, ...(Object.fromEntries(missing) as typeof argTypes) }
}
