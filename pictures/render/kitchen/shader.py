"""Materials as nodes, in few words."""

import bpy

from .colour import linear


class Shader:
    """Builds the nodes of one material; values are numbers, `#rrggbb`, tuples or outputs of other nodes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.feed(node.inputs[name], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.Node):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = linear(value) if isinstance(value, str) else value

    def coordinates(self, stretch=(1, 1, 1)):
        position = self.node('TexCoord').outputs['Object']
        return self.node('Mapping', {'Scale': stretch, 'Vector': position}).outputs[0]

    def noise(self, scale, detail=4, roughness=0.5, stretch=(1, 1, 1)):
        return self.node(
            'TexNoise', {'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Vector': self.coordinates(stretch)}
        ).outputs['Fac']

    def cells(self, scale):
        return self.node('TexVoronoi', {'Scale': scale, 'Vector': self.coordinates()}).outputs['Distance']

    def ramp(self, factor, stops, interpolation='EASE'):
        node = self.node('ValToRGB', {'Fac': factor})
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position = position
            element.color = linear(value) if isinstance(value, str) else (value, value, value, 1)
        return node.outputs['Color']

    def math(self, operation, a, b=0.5):
        node = self.node('Math', operation=operation)
        self.feed(node.inputs[0], a)
        self.feed(node.inputs[1], b)
        return node.outputs[0]

    def mix(self, factor, a, b):
        return self.node('MixRGB', {'Fac': factor, 'Color1': a, 'Color2': b}).outputs[0]

    def blend(self, factor, a, b):
        """A mixture of two surfaces."""
        node = self.node('MixShader')
        for socket, value in zip(node.inputs, (factor, a, b)):
            self.feed(socket, value)
        return node

    def value(self, name):
        return self.node('Attribute', attribute_name=name).outputs['Fac']

    def varied(self, colour, brightness=0.12, hue=0.012):
        """The colour, a little different in each instance."""
        chance = self.node('ObjectInfo').outputs['Random']
        other = self.math('FRACT', self.math('MULTIPLY', chance, 7.31))
        return self.node(
            'HueSaturation',
            {
                'Color': colour,
                'Value': self.math('ADD', self.math('MULTIPLY', chance, 2 * brightness), 1 - brightness),
                'Hue': self.math('ADD', self.math('MULTIPLY', other, 2 * hue), 0.5 - hue),
            },
        ).outputs[0]

    def bump(self, height, strength=0.3, distance=0.02):
        return self.node('Bump', {'Height': height, 'Strength': strength, 'Distance': distance}).outputs[0]

    def surface(self, colour, soft=0.0, radius=(0.05, 0.02, 0.01), coat=0.0, coat_roughness=0.06, glow=0.0, **inputs):
        """A principled surface; `soft` is the share of light that passes under it."""
        named = {name.capitalize(): value for name, value in inputs.items()}
        return self.node(
            'BsdfPrincipled',
            subsurface_method='BURLEY',
            inputs={
                'Base Color': colour,
                'Subsurface': soft,
                'Subsurface Color': colour,
                'Subsurface Radius': radius,
                'Clearcoat': coat,
                'Clearcoat Roughness': coat_roughness,
                'Emission Strength': glow,
                **named,
            },
        )

    def done(self, surface, volume=None):
        self.tree.links.new(surface.outputs[0], self.output.inputs['Surface'])
        if volume:
            self.tree.links.new(volume.outputs[0], self.output.inputs['Volume'])
        return self.material
