import { parse, wcagContrast } from 'culori'
import { useEffect, useRef, useState } from 'react'

interface ColorTableProps {
  theme: 'light' | 'dark'
  /** Pairs of a role and the ground it stands on. */
  pairs: readonly (readonly [role: string, ground: string])[]
}

/** Roles on their grounds with the contrast that the browser really shows. */
export function ColorTable({ theme, pairs }: ColorTableProps) {
  return (
    <div data-theme={theme} className="rounded-lg border border-line bg-surface p-4 text-text">
      <table className="w-full text-sm">
        <thead className="text-subtle">
          <tr>
            <th className="p-2 text-start font-medium">Role</th>
            <th className="p-2 text-start font-medium">On</th>
            <th className="p-2 text-start font-medium">Shown</th>
            <th className="p-2 text-end font-medium">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([role, ground]) => (
            <Pair key={`${role} ${ground}`} role={role} ground={ground} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Pair({ role, ground }: { role: string; ground: string }) {
  const sample = useRef<HTMLSpanElement>(null)
  const [contrast, setContrast] = useState<number>()
  useEffect(() => {
    if (!sample.current) return
    const { color, backgroundColor } = getComputedStyle(sample.current)
    const [front, back] = [parse(color), parse(backgroundColor)]
    if (front && back) setContrast(wcagContrast(front, back))
  }, [])
  return (
    <tr className="border-t border-line">
      <td className="p-2 font-mono text-xs">{role}</td>
      <td className="p-2 font-mono text-xs">{ground}</td>
      <td className="p-2">
        <span
          ref={sample}
          className="inline-block rounded-sm px-3 py-1 font-medium"
          style={{ color: `var(--${role})`, backgroundColor: `var(--${ground})` }}
        >
          Aguardando coleta
        </span>
      </td>
      <td className="p-2 text-end figures">{contrast?.toFixed(2)}</td>
    </tr>
  )
}
