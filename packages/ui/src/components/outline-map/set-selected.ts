/** @returns the selected ids with or without some of them. */
export function setSelected(selected: readonly string[], ids: readonly string[], isSelected: boolean): string[] {
  const changed = new Set(ids)
  const others = selected.filter((id) => !changed.has(id))
  return isSelected ? [...others, ...ids] : others
}
