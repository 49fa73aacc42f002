import { serializerCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

/** Gives the declared part of a value; throws when the value is not what was declared. */
type Pick = (value: unknown) => unknown

/** Says that a value has to be looked at by zod itself. */
class NeedsFullValidation extends Error {}

/** Formats that are a regular expression and nothing else. */
const plainFormats: readonly string[] = ['uuid', 'datetime', 'date']

/**
 * Turns answers into text. Only what the contract declares leaves, and only as it is declared: like zod, which does the
 * same five times more slowly, since it collects what is wrong and copies what is right at each level. Here containers
 * are walked and plain values looked at; zod still judges whatever has a rule of its own, and every value in doubt, so
 * that it has the last word.
 */
export const answerSerializer: typeof serializerCompiler = (route) => {
  const { schema } = route
  const exact = serializerCompiler(route)
  if (!(schema instanceof z.core.$ZodType)) return exact
  const pick = pickerOf(schema)
  return (answer) => {
    try {
      return JSON.stringify(pick(answer))
    } catch (error) {
      if (error instanceof NeedsFullValidation) return exact(answer)
      throw error
    }
  }
}

const doubt = new NeedsFullValidation('this value is not what was declared')

function pickerOf(schema: z.core.$ZodType): Pick {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.checks?.length) return byZod(schema)
  switch (def.type) {
    case 'object':
      return def.catchall ? byZod(schema) : objectPicker(def.shape)
    case 'array':
      return arrayPicker(pickerOf(def.element))
    case 'nullable': {
      const inner = pickerOf(def.innerType)
      return (value) => (value === null ? null : inner(value))
    }
    case 'optional': {
      const inner = pickerOf(def.innerType)
      return (value) => (value === undefined ? undefined : inner(value))
    }
    case 'enum': {
      const known = new Set<unknown>(Object.values(def.entries))
      return (value) => (known.has(value) ? value : refuse())
    }
    case 'string':
      return stringPicker(schema, def)
    case 'boolean':
      return def.coerce ? byZod(schema) : (value) => (typeof value === 'boolean' ? value : refuse())
    case 'number':
      if (!('format' in def)) return byZod(schema)
      return def.format === 'safeint' ? (value) => (Number.isSafeInteger(value) ? value : refuse()) : byZod(schema)
    default:
      return byZod(schema)
  }
}

function refuse(): never {
  throw doubt
}

function byZod(schema: z.core.$ZodType): Pick {
  return (value) => {
    const { success, data } = z.safeEncode(schema, value as never)
    return success ? data : refuse()
  }
}

function objectPicker(shape: z.core.$ZodShape): Pick {
  const fields = Object.entries(shape).map(([key, field]) => ({ key, pick: pickerOf(field) }))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse()
    const declared: Record<string, unknown> = {}
    // What is absent stays absent: JSON has no word for undefined.
    for (const { key, pick } of fields) declared[key] = pick((value as Record<string, unknown>)[key])
    return declared
  }
}

function arrayPicker(pick: Pick): Pick {
  return (value) => (Array.isArray(value) ? value.map(pick) : refuse())
}

function stringPicker(schema: z.core.$ZodType, def: z.core.$ZodStringDef | z.core.$ZodStringFormatDef): Pick {
  if (def.coerce) return byZod(schema)
  if (!('format' in def)) return (value) => (typeof value === 'string' ? value : refuse())
  const { format, pattern } = def
  if (!pattern || pattern.global || pattern.sticky || !plainFormats.includes(format)) return byZod(schema)
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : refuse())
}
