import { type Compilable, CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type Database = Kysely<Tables>

/** Replaces an argument while a query is compiled. */
class Placeholder {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/**
 * Prepares a query with a fixed text: it is compiled at the first call. For queries of every request, such as the
 * lookup of the session: compiling took a third of its time.
 * @param build Builds the query. It may use its arguments anywhere, and must not read their values.
 */
export function prepare<Args extends readonly unknown[], Row>(
  build: (db: Database, ...args: Args) => Compilable<Row>,
): (db: Database, ...args: Args) => Promise<Row[]> {
  let compiled: CompiledQuery | undefined
  return async (db, ...args) => {
    compiled ??= build(db, ...(args.map((_argument, index) => new Placeholder(index)) as unknown as Args)).compile()
    const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? args[value.index] : value))
    const { rows } = await db.executeQuery(CompiledQuery.raw(compiled.sql, parameters))
    return rows as Row[]
  }
}

/** Maximum number of cached shapes. There are a few dozen; further queries are compiled each time. */
const maximumShapes = 300

/**
 * Prepares a query with several shapes: it is compiled once for each.
 * @param build Builds the query. It may read the shape, and which values are present, but not the values.
 */
export function prepareShapes<Shape extends object, Values extends object, Row>(
  build: (db: Database, shape: Shape, values: Values) => Compilable<Row>,
): (db: Database, shape: Shape, values: Values) => Promise<Row[]> {
  const prepared = new Map<string, (db: Database, ...args: unknown[]) => Promise<Row[]>>()
  return (db, shape, values) => {
    const names = Object.keys(values)
    const key = JSON.stringify([shape, names])
    let run = prepared.get(key)
    if (!run) {
      run = prepare((tx, ...args: unknown[]) =>
        build(tx, shape, Object.fromEntries(names.map((name, index) => [name, args[index]])) as Values),
      )
      if (prepared.size < maximumShapes) prepared.set(key, run)
    }
    return run(db, ...Object.values(values))
  }
}
