import type { PathEdge } from '#schemas/path-graph.schema';

type Kind = PathEdge['kind'];

const metres = (value: number | undefined): string => (value === undefined ? '– m' : `${value < 10 ? value.toFixed(1) : Math.round(value)} m`);

export const mapStrings = {
  en: {
    map: 'Map', metres, layers: 'Layer', modes: 'Tool', nothing: 'This venue has no map yet. Create a park-map document for it first.', incomplete: 'Part of this document is incomplete, so the map cannot be edited here. Complete it first.', openJson: 'Open the JSON', noGraph: 'This venue has no path graph, so paths cannot be drawn.',
    mode: { select: 'Select and move', facility: 'Add a facility', node: 'Add a node', path: 'Draw a path', delete: 'Delete' },
    help: {
      select: 'Drag an item to move it. Arrow keys move the selected item by 1 unit, with Shift by 10. Without a selection they move the map.',
      facility: 'Choose a category, then press the map. With the keyboard: arrow keys move the cross, Space places.',
      node: 'Press the map to add a node; on a path, it splits the path. With the keyboard: arrow keys move the cross, Space places.',
      path: 'Press nodes or the map one after the other. Enter finishes, Escape cancels. With the keyboard: arrow keys move the cross, Space takes its place.',
      delete: 'Press an item to delete it. Undo brings it back.',
    },
    canvas: 'Map of the park', keys: 'Keys: V select, F facility, N node, P path, X delete, plus and minus zoom, 0 shows the whole map, Delete removes the selected item, Escape leaves.', zoomIn: 'Zoom in', zoomOut: 'Zoom out', whole: 'Show the whole map', newName: 'New facility',
    at: (x: number, y: number) => `${Math.round(x)}, ${Math.round(y)}`, cross: (x: number, y: number, near: string | undefined) => `Cross at ${Math.round(x)}, ${Math.round(y)}${near === undefined ? '' : `, ${near}`}`,
    nodeName: (id: string) => `node ${id}`, edgeName: (a: string, b: string) => `path ${a} – ${b}`, pointName: (number: number) => `control point ${number}`, viaName: 'curve point',
    selected: (name: string, x: number, y: number) => `${name}, at ${Math.round(x)}, ${Math.round(y)}`, moved: (name: string, x: number, y: number, node: string | undefined, length: string | undefined) => `${name} moved to ${Math.round(x)}, ${Math.round(y)}${node === undefined ? '' : `, entrance ${node}, ${length ?? ''}`}`,
    added: (name: string, x: number, y: number) => `Added ${name} at ${Math.round(x)}, ${Math.round(y)}`, removed: (name: string) => `Deleted ${name}`, rejoined: (count: number) => (count === 1 ? '1 facility now uses the nearest other node.' : `${count} facilities now use the nearest other node.`), pathPoint: (count: number) => `Path with ${count} ${count === 1 ? 'point' : 'points'}`, pathDone: (count: number) => `Path drawn through ${count} nodes`, pathCancelled: 'Path cancelled',
    finish: 'Finish the path', cancel: 'Cancel',
    step: { move: (name: string) => `Move ${name}`, add: (name: string) => `Add ${name}`, remove: (name: string) => `Delete ${name}`, split: 'Split a path', path: 'Draw a path', edge: 'Properties of a path', facility: (name: string) => `Settings of ${name}` },
    lists: { label: 'Items', facility: 'Facilities', node: 'Nodes', edge: 'Paths', point: 'Control points' }, search: 'Find in the list', none: 'No items match.', problems: 'Problems', noProblems: 'No problems on this map.', checking: 'Checking…', jump: 'Show',
    finding: {
      long: (name: string, length: string) => `The ${name} is ${length} long (maximum 80 m).`, far: (name: string, length: string) => `${name} is ${length} away from its entrance node (maximum 40 m).`,
      outside: (name: string, _length: string) => `${name} lies outside the layer.`, unreachable: (name: string, _length: string) => `The ${name} is not connected to the other paths in both directions.`,
    },
    panel: 'Selected item', nothingChosen: 'Select an item on the map or in the list.', name: { ko: 'Name · Korean', en: 'Name · English' }, category: 'Category', x: 'X', y: 'Y', entrance: 'Entrance node', distance: 'Distance', limit: (value: string, max: number) => `${value} (maximum ${max} m)`, allFields: 'All fields', remove: 'Delete',
    pathsHere: (count: number) => (count === 1 ? '1 path' : `${count} paths`), facilitiesHere: (count: number) => (count === 1 ? 'Entrance of 1 facility' : `Entrance of ${count} facilities`), drawFrom: 'Draw a path from here',
    kind: 'Kind', kinds: { WALK: 'Walk', STAIRS: 'Stairs', LIFT: 'Lift', RAMP: 'Ramp', GATE: 'Gate' } satisfies Readonly<Record<Kind, string>>, oneWay: (a: string, b: string) => `One way, ${a} to ${b}`, oneWayNew: 'One way, as drawn', shade: 'In the shade', closed: 'Closed', from: 'From', until: 'Until', curve: 'Curved', length: 'Length', reverse: 'Swap the ends', split: 'Split in the middle', betweenLayers: 'Between two layers', newPath: 'New paths',
    lat: 'Latitude', lng: 'Longitude', error: 'Error of this point', fit: 'Largest error of the layer', noFit: 'The points lie on one line. Spread them out to a triangle.',
  },
  ko: {
    map: '지도', metres, layers: '지도 층', modes: '도구', nothing: '이 공원에는 아직 지도가 없어요. 지도 문서를 먼저 만드세요.', incomplete: '이 문서에 빠진 값이 있어서 지도에서 고칠 수 없어요. 먼저 값을 채우세요.', openJson: 'JSON 열기', noGraph: '이 공원에는 길 문서가 없어서 길을 그릴 수 없어요.',
    mode: { select: '고르고 옮기기', facility: '시설 추가', node: '지점 추가', path: '길 그리기', delete: '삭제' },
    help: {
      select: '끌어서 옮기세요. 방향키는 고른 것을 1씩, Shift와 함께 누르면 10씩 옮겨요. 고른 것이 없으면 지도가 움직여요.',
      facility: '분류를 고르고 지도를 누르세요. 키보드에서는 방향키로 십자를 옮기고 스페이스로 놓아요.',
      node: '지도를 누르면 지점이 생기고, 길 위를 누르면 길이 나뉘어요. 키보드에서는 방향키로 십자를 옮기고 스페이스로 놓아요.',
      path: '지점이나 지도를 차례로 누르세요. Enter로 마치고 Esc로 취소해요. 키보드에서는 방향키로 십자를 옮기고 스페이스로 이어요.',
      delete: '지울 것을 누르세요. 되돌릴 수 있어요.',
    },
    canvas: '공원 지도', keys: '키: V 고르기, F 시설, N 지점, P 길, X 삭제, 더하기와 빼기는 확대와 축소, 0은 전체 지도, Delete는 고른 것 지우기, Esc는 나가기.', zoomIn: '확대', zoomOut: '축소', whole: '전체 지도 보기', newName: '새 시설',
    at: (x: number, y: number) => `${Math.round(x)}, ${Math.round(y)}`, cross: (x: number, y: number, near: string | undefined) => `십자 ${Math.round(x)}, ${Math.round(y)}${near === undefined ? '' : `, ${near}`}`,
    nodeName: (id: string) => `지점 ${id}`, edgeName: (a: string, b: string) => `길 ${a} – ${b}`, pointName: (number: number) => `기준점 ${number}`, viaName: '곡선 조절점',
    selected: (name: string, x: number, y: number) => `${name}, 위치 ${Math.round(x)}, ${Math.round(y)}`, moved: (name: string, x: number, y: number, node: string | undefined, length: string | undefined) => `${name}, ${Math.round(x)}, ${Math.round(y)} 위치로 옮김${node === undefined ? '' : `, 입구 ${node}, ${length ?? ''}`}`,
    added: (name: string, x: number, y: number) => `${Math.round(x)}, ${Math.round(y)} 위치에 ${name} 추가함`, removed: (name: string) => `${name} 삭제함`, rejoined: (count: number) => `시설 ${count}곳의 입구를 가장 가까운 다른 지점으로 바꿨어요.`, pathPoint: (count: number) => `길의 점 ${count}개`, pathDone: (count: number) => `지점 ${count}개를 잇는 길을 그렸어요`, pathCancelled: '길 그리기를 취소했어요',
    finish: '길 마치기', cancel: '취소',
    step: { move: (name: string) => `${name} 옮기기`, add: (name: string) => `${name} 추가`, remove: (name: string) => `${name} 삭제`, split: '길 나누기', path: '길 그리기', edge: '길의 설정', facility: (name: string) => `${name} 설정` },
    lists: { label: '항목', facility: '시설', node: '지점', edge: '길', point: '기준점' }, search: '목록에서 찾기', none: '맞는 항목이 없어요.', problems: '문제', noProblems: '이 지도에는 문제가 없어요.', checking: '확인하고 있어요…', jump: '보기',
    finding: {
      long: (name: string, length: string) => `${name}의 길이가 ${length}예요(최대 80 m).`, far: (name: string, length: string) => `${name} 시설이 입구 지점에서 ${length} 떨어져 있어요(최대 40 m).`,
      outside: (name: string, _length: string) => `${name} 위치가 지도 밖에 있어요.`, unreachable: (name: string, _length: string) => `${name}에서 다른 길과 오갈 수 없어요.`,
    },
    panel: '고른 항목', nothingChosen: '지도나 목록에서 항목을 고르세요.', name: { ko: '이름 · 한국어', en: '이름 · 영어' }, category: '분류', x: 'X', y: 'Y', entrance: '입구 지점', distance: '거리', limit: (value: string, max: number) => `${value} (최대 ${max} m)`, allFields: '전체 항목', remove: '삭제',
    pathsHere: (count: number) => `길 ${count}개`, facilitiesHere: (count: number) => `시설 ${count}곳의 입구`, drawFrom: '여기서 길 그리기',
    kind: '종류', kinds: { WALK: '걷는 길', STAIRS: '계단', LIFT: '엘리베이터', RAMP: '경사로', GATE: '문' } satisfies Readonly<Record<Kind, string>>, oneWay: (a: string, b: string) => `한 방향, ${a} → ${b}`, oneWayNew: '그린 방향으로만', shade: '그늘', closed: '막는 날', from: '첫날', until: '마지막 날', curve: '곡선', length: '길이', reverse: '양 끝 바꾸기', split: '가운데에서 나누기', betweenLayers: '두 층 사이', newPath: '새로 그릴 길',
    lat: '위도', lng: '경도', error: '이 점의 오차', fit: '이 층의 가장 큰 오차', noFit: '점들이 한 줄에 있어요. 삼각형이 되도록 벌려 놓으세요.',
  },
};

export type MapWords = (typeof mapStrings)['en'];
