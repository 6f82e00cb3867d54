import type { ComponentProps } from 'react'

export type TableProps = ComponentProps<'table'>

/** A wide table scrolls by itself, by touch and by keyboard. */
export function Table(props: TableProps) {
  return (
    <div className="gw-table" tabIndex={0}>
      <table {...props} />
    </div>
  )
}
