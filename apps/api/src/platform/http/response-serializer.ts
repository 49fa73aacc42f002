import { Ajv } from 'ajv'
import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'
import { type SerializerCompiler, serializerCompiler } from './zod-compilers.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Serializes responses. Only declared fields are sent: fast-json-stringify writes the properties of the contract's JSON
 * schema and nothing else. Ajv validates the value first, because fast-json-stringify converts wrong values silently. A
 * value that does not match goes to zod, which rejects it with its reason.
 */
export const compileSerializer: SerializerCompiler = (route) => {
  const { schema } = route
  const exact = serializerCompiler(route)
  if (!(schema instanceof z.core.$ZodType)) return exact
  return (response) => {
    const fast = getFastSerializer(schema)
    return fast.isValid(response) ? fast.stringify(response) : exact(response)
  }
}

interface FastSerializer {
  readonly isValid: (value: unknown) => boolean
  readonly stringify: (value: unknown) => string
}

const compiled = new WeakMap<z.core.$ZodType, FastSerializer>()

/** Compiles a schema at its first response: compiling every endpoint takes longer than the rest of the start. */
function getFastSerializer(schema: z.core.$ZodType): FastSerializer {
  const serializer = compiled.get(schema) ?? createFastSerializer(schema)
  compiled.set(schema, serializer)
  return serializer
}

function createFastSerializer(schema: z.core.$ZodType): FastSerializer {
  const { json, rules } = toResponseSchema(schema)
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addKeyword({
    keyword: zodRule,
    validate: (index: number, value: unknown) => z.safeEncode(rules[index] as z.core.$ZodType, value as never).success,
  })
  return { isValid: ajv.compile(json), stringify: fastJson(withoutValidation(json) as never) }
}

/** The keyword of a schema with rules that JSON Schema cannot express; its value is the index of the zod schema. */
const zodRule = 'x-zod-rule'

/** Converts a response schema to JSON Schema that accepts undeclared properties, which are not sent. */
function toResponseSchema(schema: z.core.$ZodType): { json: JsonSchema; rules: z.core.$ZodType[] } {
  const rules: z.core.$ZodType[] = []
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      mergeNull(jsonSchema)
      if (needsZod(zodSchema, jsonSchema)) jsonSchema[zodRule] = rules.push(zodSchema) - 1
    },
  })
  return { json, rules }
}

/** Writes "a type or null" as one schema: fast-json-stringify validates the branches of a union at run time. */
function mergeNull(json: JsonSchema): void {
  const [inner, none, ...others] = json.anyOf ?? []
  if (typeof inner?.type !== 'string' || none?.type !== 'null' || others.length > 0 || 'const' in inner) return
  delete json.anyOf
  Object.assign(json, inner, { nullable: true }, inner.enum ? { enum: [...inner.enum, null] } : {})
}

/** Whether a schema has a rule that its JSON schema lacks: a refinement, a format without a pattern, plain records. */
function needsZod(schema: z.core.$ZodTypes, json: JsonSchema): boolean {
  const { checks = [], type } = schema._zod.def
  if (type === 'record' || (json.format !== undefined && json.pattern === undefined && json.type === 'string'))
    return true
  return checks.some((check) => check._zod.def.check === 'custom')
}

/** Removes what only validates. Required properties would be written before the others. */
function withoutValidation(json: JsonSchema): JsonSchema {
  const text = JSON.stringify(json, (key, value: unknown) =>
    (key === 'required' && Array.isArray(value)) || (key === 'pattern' && typeof value === 'string')
      ? undefined
      : value,
  )
  return JSON.parse(text) as JsonSchema
}
