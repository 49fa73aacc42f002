export {
  TableBody as Body,
  TableCell as Cell,
  type TableCellProps as CellProps,
  TableHead as Head,
  TableHeaderCell as HeaderCell,
  type TableHeaderCellProps as HeaderCellProps,
  TableRoot as Root,
  type TableRootProps as RootProps,
  TableRow as Row,
  TableRowLink as RowLink,
  type TableRowLinkProps as RowLinkProps,
  type TableRowProps as RowProps,
} from './table.tsx'
