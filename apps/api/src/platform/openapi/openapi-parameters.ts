import type { Endpoint } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import type { Parameter } from './openapi-types.ts'

type Schema = z.core.$ZodType

const getDef = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** Returns the schema of a parameter without its optional wrapper. */
function read(schema: Schema): Schema {
  const def = getDef(schema)
  return def.type === 'optional' || def.type === 'default' || def.type === 'nullable' ? read(def.innerType) : schema
}

/** A parameter of the query as callers mean it: a list of known values, or yes and no, and not the text it travels as. */
export function printParameter(parameter: Parameter, endpoint: Endpoint): Parameter {
  if (parameter.in !== 'query' || !endpoint.query) return parameter
  const def = getDef(endpoint.query)
  const property = def.type === 'object' ? def.shape[parameter.name] : undefined
  if (!property) return parameter
  const kind = getDef(read(property))
  if (kind.type !== 'pipe') return parameter
  const out = getDef(kind.out)
  if (out.type === 'boolean') return { ...parameter, schema: { type: 'boolean' } }
  if (out.type !== 'array') return parameter
  const items = getItems(out.element)
  const maxItems = (kind.out as z.ZodMiniArray)._zod.bag.maximum
  return {
    ...parameter,
    description: parameter.description ?? 'Separados por vírgula; o parâmetro também pode ser repetido.',
    style: 'form',
    explode: false,
    schema: { type: 'array', items, ...(maxItems === undefined ? {} : { maxItems }) } as { type: string },
  }
}

function getItems(element: Schema): object {
  const { id } = z.globalRegistry.get(element) ?? {}
  if (typeof id === 'string') return { $ref: `#/components/schemas/${id}` }
  const { $schema: _dialect, ...schema } = z.toJSONSchema(element, { io: 'input' })
  return schema
}
