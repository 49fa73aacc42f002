import { type Json, mapObjects, type OpenApi } from '../openapi-types.ts'
import { orderProperties } from './order-properties.ts'
import { listProperties, otherProperties } from './other-properties.ts'
import { parameterDescriptions } from './parameters.ts'

const properties: Readonly<Record<string, string>> = { ...otherProperties, ...orderProperties }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Describes each property and parameter by its name, unless the contract describes it. The texts are not in the contract,
 * because the web application would load them.
 */
export function describeDocument(document: OpenApi): OpenApi {
  return mapObjects(document, (object) => describeParameter(describeProperties(object))) as OpenApi
}

function describeProperties(schema: Json): Json {
  if (!isObject(schema.properties)) return schema
  const described = Object.entries(schema.properties).map(([name, part]) => {
    if (!isObject(part) || 'description' in part) return [name, part]
    const description = (part.type === 'array' ? listProperties[name] : undefined) ?? properties[name]
    if (description === undefined) return [name, part]
    return [name, { ...part, description }]
  })
  return { ...schema, properties: Object.fromEntries(described) }
}

function describeParameter(object: Json): Json {
  if ((object.in !== 'query' && object.in !== 'path') || typeof object.name !== 'string') return object
  const description = object.description ?? parameterDescriptions[object.name]
  return description === undefined ? object : { ...object, description }
}
