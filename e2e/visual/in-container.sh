#!/usr/bin/env bash
# `npm run e2e:visual` by the browser that made the committed pictures, wherever Docker runs; the arguments are passed on.
set -euo pipefail
cd "$(dirname "$0")/../.."
docker build --tag tasty-visual e2e/visual
# The container has packages and a build of its own: those of this machine may be of another system.
docker run --rm --ipc=host --volume "$PWD:$PWD" --workdir "$PWD" \
  --volume tasty-visual-modules:"$PWD/node_modules" --volume "$PWD/.next" --volume "$PWD/.e2e" \
  --env CI --env GITHUB_ACTIONS --env PLAYWRIGHT_BLOB_OUTPUT_NAME \
  tasty-visual npm run e2e:visual -- "$@"
