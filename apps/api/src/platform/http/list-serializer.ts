import type { serializerCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Log } from '../context.ts'
import { answerSerializer } from './response-serializer.ts'

/**
 * Creates the response serializer. In a list of a GET request, a row that does not match the contract is left out and
 * logged, since it would otherwise hide the rows of every other company. Other responses fail completely.
 */
export function createSerializer(log: Log): typeof serializerCompiler {
  return (route) => {
    const serialize = answerSerializer(route)
    const element = route.method === 'GET' ? elementOf(route.schema) : undefined
    if (!element) return serialize
    const serializeRow = answerSerializer({ ...route, schema: element } as typeof route)
    const isAllowed = (row: unknown): boolean => {
      try {
        serializeRow(row)
        return true
      } catch {
        return false
      }
    }
    return (answer) => {
      try {
        return serialize(answer)
      } catch (error) {
        const rows: unknown = (answer as { data?: unknown } | null)?.data
        if (!Array.isArray(rows)) throw error
        const allowed = rows.filter(isAllowed)
        if (allowed.length === rows.length) throw error
        const ids = rows.filter((row) => !allowed.includes(row)).map(idOf)
        log.error({ err: error, url: route.url, ids }, 'rows that the contract does not allow were left out of a list')
        return serialize({ ...(answer as object), data: allowed })
      }
    }
  }
}

/** Returns the schema of a row, if the response is a list. */
function elementOf(schema: unknown): z.core.$ZodType | undefined {
  if (!(schema instanceof z.core.$ZodObject)) return undefined
  const rows = schema._zod.def.shape.data
  return rows instanceof z.core.$ZodArray ? rows._zod.def.element : undefined
}

function idOf(row: unknown): unknown {
  const { id, orderNumber } = (row ?? {}) as { id?: unknown; orderNumber?: unknown }
  return orderNumber ?? id ?? null
}
